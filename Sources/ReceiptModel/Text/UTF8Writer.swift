/// A growing buffer of UTF-8 bytes: the one place outside the ICU shim that touches memory directly, because writing a
/// receipt byte by byte into an `Array` costs three times as much.
///
/// Whoever writes is responsible for whole UTF-8 sequences; everything offered here keeps them whole.
@usableFromInline package struct UTF8Writer: ~Copyable {
    // Safety: `base` always points to `capacity` allocated bytes of which the first `count` are initialized, it is freed
    // once, in `deinit`, and never leaves this type but inside a closure.
    @usableFromInline var base: UnsafeMutablePointer<UInt8>
    @usableFromInline var capacity: Int
    @usableFromInline var length = 0
    @inlinable package var count: Int { length }

    package init(capacity: Int = 1024) {
        self.capacity = max(capacity, 16)
        base = .allocate(capacity: self.capacity)
    }

    deinit { base.deallocate() }

    @usableFromInline mutating func grow(toHold needed: Int) {
        let larger = max(capacity * 2, needed)
        let moved = UnsafeMutablePointer<UInt8>.allocate(capacity: larger)
        // Safety: both regions hold at least `count` bytes and do not overlap.
        moved.update(from: base, count: count)
        base.deallocate()
        base = moved
        capacity = larger
    }

    @inlinable @inline(__always)
    mutating func reserve(_ more: Int) {
        if count + more > capacity { grow(toHold: count + more) }
    }

    @inlinable @inline(__always)
    package mutating func append(_ byte: UInt8) {
        reserve(1)
        base[length] = byte
        length += 1
    }

    /// Appends the first `size` bytes (0 … 8) of `word`, the lowest one first.
    @inlinable @inline(__always)
    package mutating func append(word: UInt64, count size: Int) {
        precondition(size >= 0 && size <= 8, "a word has eight bytes")
        reserve(8)
        // Safety: `reserve` made room for the whole word; what of it does not count is overwritten or never read.
        UnsafeMutableRawPointer(base + length).storeBytes(of: word.littleEndian, as: UInt64.self)
        length += size
    }

    package mutating func append(repeating byte: UInt8, count times: Int) {
        guard times > 0 else { return }
        reserve(times)
        (base + count).update(repeating: byte, count: times)
        length += times
    }

    package mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let source = bytes.baseAddress, !bytes.isEmpty else { return }
        reserve(bytes.count)
        copy(source, bytes.count)
        length += bytes.count
    }

    /// Most texts are short, and for those two moves that may overlap cost less than a call.
    @inline(__always)
    private func copy(_ source: UnsafePointer<UInt8>, _ size: Int) {
        // Safety: the caller made room for `size` bytes behind `length`, and both moves lie within them and within the
        // `size` bytes of the source, which is not our buffer (exclusive access).
        let target = UnsafeMutableRawPointer(base + length)
        let source = UnsafeRawPointer(source)
        switch size {
        case 17...32: Self.move(SIMD16<UInt8>.self, source, target, size)
        case 8...16: Self.move(UInt64.self, source, target, size)
        case 4...7: Self.move(UInt32.self, source, target, size)
        case 2...3: Self.move(UInt16.self, source, target, size)
        case 1: Self.move(UInt8.self, source, target, size)
        default: target.copyMemory(from: source, byteCount: size)
        }
    }

    /// Copies the first and the last bytes, as many as `Word` has; `size` is once to twice as many.
    @inline(__always)
    private static func move<Word: BitwiseCopyable>(
        _: Word.Type, _ source: UnsafeRawPointer, _ target: UnsafeMutableRawPointer, _ size: Int
    ) {
        let last = size - MemoryLayout<Word>.size
        let (head, tail) = (
            source.loadUnaligned(as: Word.self), source.loadUnaligned(fromByteOffset: last, as: Word.self)
        )
        target.storeBytes(of: head, as: Word.self)
        target.storeBytes(of: tail, toByteOffset: last, as: Word.self)
    }

    package mutating func append(_ bytes: [UInt8]) {
        bytes.withUnsafeBufferPointer { append($0) }
    }

    package mutating func append(_ bytes: ArraySlice<UInt8>) {
        bytes.withUnsafeBufferPointer { append($0) }
    }

    /// A part of an array, without a slice that would count a reference.
    package mutating func append(_ bytes: [UInt8], in range: Range<Int>) {
        bytes.withUnsafeBufferPointer { append(UnsafeBufferPointer(rebasing: $0[range])) }
    }

    package mutating func append(_ text: StaticString) {
        append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    package mutating func append(_ text: String) {
        var text = text
        text.withUTF8 { append($0) }
    }

    package mutating func append(_ text: Substring) {
        var text = text
        text.withUTF8 { append($0) }
    }

    /// One scalar, as one to four bytes.
    package mutating func append(_ scalar: Unicode.Scalar) {
        if scalar.value < 0x80 { return append(UInt8(truncatingIfNeeded: scalar.value)) }
        guard let encoded = UTF8.encode(scalar) else { return }  // every scalar has an encoding
        for byte in encoded { append(byte) }
    }

    /// Forgets what was written after the first `length` bytes.
    package mutating func truncate(to length: Int) {
        precondition(length >= 0 && length <= count, "truncate(to:) can only shorten")
        self.length = length
    }

    package mutating func removeAll() { length = 0 }

    /// Whether everything from byte `start` on is ASCII.
    package func isASCII(from start: Int) -> Bool {
        precondition(start >= 0 && start <= count, "the start lies in what was written")
        let bytes = UnsafeRawBufferPointer(start: base + start, count: count - start)
        var all: UInt64 = 0
        var at = 0
        // Safety: each load lies within the bytes that were written.
        while at + 8 <= bytes.count {
            all |= bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self)
            at += 8
        }
        while at < bytes.count {
            all |= UInt64(bytes[at])
            at += 1
        }
        return all & 0x8080_8080_8080_8080 == 0
    }

    /// Lets `body` read what was written. The pointer is only valid inside.
    package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) throws -> Result) rethrows -> Result {
        try body(UnsafeBufferPointer(start: base, count: count))
    }

    package func bytes(from start: Int = 0) -> [UInt8] {
        precondition(start >= 0 && start <= count, "the start lies in what was written")
        return Array(UnsafeBufferPointer(start: base + start, count: count - start))
    }

    package func string(from start: Int = 0) -> String {
        precondition(start >= 0 && start <= count, "the start lies in what was written")
        return String(decoding: UnsafeBufferPointer(start: base + start, count: count - start), as: UTF8.self)
    }
}

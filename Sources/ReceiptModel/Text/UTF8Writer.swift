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

    package mutating func append(repeating byte: UInt8, count times: Int) {
        guard times > 0 else { return }
        reserve(times)
        (base + count).update(repeating: byte, count: times)
        length += times
    }

    package mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let source = bytes.baseAddress, !bytes.isEmpty else { return }
        reserve(bytes.count)
        // Safety: `reserve` made room for `bytes.count` bytes; the source is not our buffer (exclusive access).
        (base + count).update(from: source, count: bytes.count)
        length += bytes.count
    }

    /// Appends `size` bytes that `body` fills in any order: a number is written from its last digit. They begin as zero.
    @inlinable @inline(__always)
    package mutating func append(count size: Int, _ body: (inout MutableSpan<UInt8>) -> Void) {
        guard size > 0 else { return }
        reserve(size)
        // Safety: `reserve` made room for `size` bytes, all of which are initialized before the span can see them.
        (base + length).initialize(repeating: 0, count: size)
        var span = MutableSpan(_unsafeStart: base + length, count: size)
        body(&span)
        length += size
    }

    /// Appends a part of a buffer without copying a reference to it.
    package mutating func append(_ bytes: Span<UInt8>) {
        bytes.withUnsafeBufferPointer { append($0) }
    }

    package mutating func append(_ bytes: [UInt8]) {
        bytes.withUnsafeBufferPointer { append($0) }
    }

    package mutating func append(_ bytes: ArraySlice<UInt8>) {
        bytes.withUnsafeBufferPointer { append($0) }
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

/// A code for each of some scalars, found by two looks into arrays.
///
/// Scalars are grouped by their high byte, and only groups that hold a code take room. It covers the Basic Multilingual
/// Plane, beyond which no code page of a printer goes.
struct ScalarTable<Code: UnsignedInteger & FixedWidthInteger & Sendable>: Sendable {
    /// Where the group of a high byte begins in `codes`; the group at 0 is empty.
    private var groups = [Int32](repeating: 0, count: 256)
    /// 0 stands for no code.
    private var codes = [Code](repeating: 0, count: 256)

    /// The code of a scalar; 0 for none.
    @inline(__always)
    func code(for scalar: Unicode.Scalar) -> Code {
        let value = Int(scalar.value)
        guard value < 0x10000 else { return 0 }
        return codes[Int(groups[value >> 8]) + (value & 0xFF)]
    }

    /// Adds a code unless the scalar has one already.
    mutating func add(_ code: Code, for scalar: Unicode.Scalar) {
        let value = Int(scalar.value)
        guard value < 0x10000, self.code(for: scalar) == 0 else { return }
        if groups[value >> 8] == 0 {
            groups[value >> 8] = Int32(codes.count)
            codes.append(contentsOf: repeatElement(0, count: 256))
        }
        codes[Int(groups[value >> 8]) + (value & 0xFF)] = code
    }
}

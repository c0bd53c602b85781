/// Finds the keys that stand in an object a second time, however they are escaped.
enum DuplicateKeys {
    /// Objects of up to so many keys are compared key by key; larger ones are sorted, so that no input takes long.
    private static let fewKeys = 16

    /// - Returns: every key but the first of equal ones.
    /// - Complexity: O(k log k) for k keys.
    static func find(inObject object: Int, nodes: [JSONNode], bytes: [UInt8]) -> [Int] {
        var keys: [Int] = []
        var duplicates: [Int] = []
        var key = object + 1
        while key < nodes[object].next {
            if keys.count < fewKeys, keys.contains(where: { areEqual($0, key, nodes, bytes) }) {
                duplicates.append(key)
            }
            keys.append(key)
            key = Int(nodes[key + 1].next)
        }
        return keys.count <= fewKeys ? duplicates : findBySorting(keys, JSONDocument(bytes: bytes, nodes: nodes))
    }

    private static func areEqual(_ left: Int, _ right: Int, _ nodes: [JSONNode], _ bytes: [UInt8]) -> Bool {
        if nodes[left].kind == .text, nodes[right].kind == .text {
            let (start, other) = (Int(nodes[left].start), Int(nodes[right].start))
            let length = Int(nodes[left].end) - start
            guard length == Int(nodes[right].end) - other else { return false }
            return (0..<length).allSatisfy { bytes[start + $0] == bytes[other + $0] }
        }
        let document = JSONDocument(bytes: bytes, nodes: nodes)
        return document.utf8(of: left) == document.utf8(of: right)
    }

    private static func findBySorting(_ keys: [Int], _ document: JSONDocument) -> [Int] {
        // By text, then by place, so that of equal keys the first is not returned.
        let sorted = keys.map { (key: $0, text: document.utf8(of: $0)) }.sorted { left, right in
            left.text.lexicographicallyPrecedes(right.text) || left.text == right.text && left.key < right.key
        }
        return zip(sorted, sorted.dropFirst()).filter { $0.text == $1.text }.map(\.1.key)
    }
}

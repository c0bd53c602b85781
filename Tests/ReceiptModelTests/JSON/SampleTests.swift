import ReceiptModel
import Testing

@Suite struct SampleTests {
    @Test(arguments: Samples.names) func decodes(_ name: String) throws {
        let order = try Samples.order(name)
        #expect(!order.lines.isEmpty)
        #expect(order.declaredTotals != nil)
    }
}

#if Hummingbird
import Testing

@testable import UsherHummingbird

@Suite("Bytes of bodies")
struct BodyCountTests {
  @Test("a network has its part, and all have the whole; what is removed is free again")
  func counts() {
    var limits = ServerLimits()
    (limits.bodyBytes, limits.bodyBytesOfAddress) = (100, 60)
    let count = BodyCount(limits)
    #expect(count.add(60, from: "a"))
    #expect(!count.add(1, from: "a"))
    #expect(count.add(40, from: "b"))
    #expect(!count.add(1, from: "b") && !count.add(1, from: nil))
    count.remove(60, from: "a")
    #expect(count.add(60, from: nil) && !count.add(1, from: "a"))
    count.remove(60, from: nil)
    count.remove(40, from: "b")
    #expect(count.bytes == 0)
    #expect(count.add(60, from: "b"))
  }
}
#endif

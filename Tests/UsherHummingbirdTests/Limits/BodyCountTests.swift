#if Hummingbird
import Testing
import UsherWeb

@testable import UsherHummingbird

@Suite("Bytes of bodies")
struct BodyCountTests {
  @Test("a network has its part, and all have the whole; what is removed is free again")
  func counts() {
    var limits = ServerLimits()
    (limits.bodyBytes, limits.bodyBytesOfAddress) = (100, 60)
    let count = BodyCount(limits)
    let (a, b) = (ClientAddress("192.0.2.1"), ClientAddress("198.51.100.1"))
    #expect(count.add(60, from: a))
    #expect(!count.add(1, from: a))
    #expect(count.add(40, from: b))
    #expect(!count.add(1, from: b) && !count.add(1, from: nil))
    count.remove(60, from: a)
    #expect(count.add(60, from: nil) && !count.add(1, from: a))
    count.remove(60, from: nil)
    count.remove(40, from: b)
    #expect(count.bytes == 0)
    #expect(count.add(60, from: b))
  }

  @Test(
    "a customer with many networks has ten times as much as one of them, and at most half of all"
  )
  func widerNetwork() {
    func taken(_ bytes: Int, ofNetwork: Int) -> Int {
      var limits = ServerLimits()
      (limits.bodyBytes, limits.bodyBytesOfAddress) = (bytes, ofNetwork)
      let count = BodyCount(limits)
      return (0..<1000).count {
        count.add(1, from: ClientAddress("2001:db8:0:\(String($0, radix: 16))::1"))
      }
    }
    #expect(taken(1000, ofNetwork: 20) == 200)
    #expect(taken(100, ofNetwork: 20) == 50)
    #expect(taken(100, ofNetwork: .max) == 100)
  }
}
#endif

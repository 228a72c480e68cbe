import Observation
import Testing

@testable import UsherLists

@Suite("Where a list is scrolled to")
struct ListPositionTests {
  private let rows = ["a", "b", "c"]

  @Test("a host scrolls once for each call, to the last row that was asked for")
  func once() {
    let position = ListPosition<String>()
    #expect(position.target == nil)
    #expect(position.take { rows.firstIndex(of: $0) } == nil)
    position.scroll(to: "b")
    position.scroll(to: "c")
    #expect(position.take { rows.firstIndex(of: $0) } == 2)
    #expect(position.take { rows.firstIndex(of: $0) } == nil)
    position.scroll(to: "c")
    #expect(position.take { rows.firstIndex(of: $0) } == 2)
    #expect(position.target == "c")
  }

  @Test("a row that isn't there yet is waited for")
  func later() {
    let position = ListPosition<String>()
    position.scroll(to: "d")
    #expect(position.take { rows.firstIndex(of: $0) } == nil)
    #expect(position.take { (rows + ["d"]).firstIndex(of: $0) } == 3)
  }

  @Test("who asks for the row is told when another one is asked for")
  func observed() async {
    let position = ListPosition<String>()
    await confirmation { isTold in
      withObservationTracking {
        _ = position.take { rows.firstIndex(of: $0) }
      } onChange: {
        isTold()
      }
      position.scroll(to: "a")
    }
  }
}

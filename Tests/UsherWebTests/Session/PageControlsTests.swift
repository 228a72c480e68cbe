import Testing
import WebTesting

@testable import UsherWeb

@Suite("Operations for the browser that wait")
struct PageControlsTests {
  private var controls = PageControls()

  /// What the script would do.
  private func acts(_ controls: PageControls) -> [String] {
    var controls = controls
    let browser = TestBrowser([])
    browser.receive([0] + controls.take())
    return browser.control
  }

  private static func step(
    _ kind: HistoryStep.Kind,
    _ path: String,
    _ index: Int,
    moves: Int = 0
  ) -> HistoryStep {
    HistoryStep(kind: kind, item: .unknown(at: path), index: index, number: 1, moves: moves)
  }

  @Test("of many pages to load only the newest is kept, and comes last")
  mutating func navigate() {
    for number in 0..<10_000 {
      controls.navigate(to: "/\(number)/" + String(repeating: "x", count: 8_000), knowing: 0)
    }
    controls.navigate(to: "/last", knowing: 0)
    controls.add(Self.step(.push, "/1", 1))
    #expect(controls.count < 100)
    #expect(acts(controls) == ["push /1 1", "visit /last"])
  }

  @Test(
    "successive steps of the history become one where that does the same",
    arguments: [
      ([step(.push, "/1", 1), step(.replace, "/2", 1)], ["push /2 1"]),
      ([step(.replace, "/1", 1), step(.replace, "/2", 0)], ["replace /2 0"]),
      ([step(.go, "/1", 1), step(.go, "/", 0)], ["go / 0"]),
      ([step(.go, "/1", 1), step(.replace, "/2", 1)], ["go /2 1"]),
      // The browser has moved, and takes only what was made after that.
      ([step(.push, "/1", 1), step(.go, "/", 0, moves: 1)], ["go / 0"]),
      // Each of these leaves another trace in the history.
      ([step(.push, "/1", 1), step(.push, "/2", 2)], ["push /1 1", "push /2 2"]),
      ([step(.push, "/1", 1), step(.go, "/", 0)], ["push /1 1", "go / 0"]),
      ([step(.go, "/", 0), step(.push, "/1", 1)], ["go / 0", "push /1 1"]),
      ([step(.replace, "/1", 1), step(.push, "/2", 2)], ["replace /1 1", "push /2 2"]),
      ([step(.replace, "/1", 1), step(.go, "/", 0)], ["replace /1 1", "go / 0"]),
    ] as [([HistoryStep], [String])]
  )
  mutating func joined(_ steps: [HistoryStep], _ shown: [String]) {
    for step in steps { controls.add(step) }
    #expect(acts(controls) == shown)
  }

  @Test("what nothing takes the place of is kept in its order, and taken once")
  mutating func kept() {
    #expect(controls.isEmpty)
    controls.openWindow("/a")
    controls.tell(.send(number: 3, token: "t"))
    controls.add(Self.step(.push, "/1", 1))
    controls.openWindow("/b")
    controls.setAsksBeforeClosing(true)
    controls.setAsksBeforeClosing(false)
    #expect(!controls.isEmpty)
    #expect(acts(controls) == ["window /a", "file t 3", "window /b", "push /1 1"])
    _ = controls.take()
    #expect(controls.isEmpty)
    #expect(controls.take() == [])
  }

  @Test("the count isn't less than what is sent, and not much more")
  mutating func count() {
    #expect(controls.count == 0)
    for number in 0..<200 {
      switch number % 6 {
      case 0: controls.add(Self.step(.push, "/é\(number)", number))
      case 1: controls.add(Self.step(.go, "/", number))
      case 2: controls.tell("Notice \(number)")
      case 3: controls.tell(.letGo(number: number))
      case 4: controls.navigate(to: String(repeating: "x", count: number), knowing: number)
      default: controls.setAsksBeforeClosing(true)
      }
      var sent = controls
      let size = sent.take().count
      #expect((size...size + 60).contains(controls.count))
    }
  }
}

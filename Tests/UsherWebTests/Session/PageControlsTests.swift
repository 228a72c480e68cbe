import Testing

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

  @Test("of many pages to load only the newest is kept, and comes last")
  mutating func navigate() {
    for number in 0..<10_000 {
      controls.navigate(to: "/\(number)/" + String(repeating: "x", count: 8_000))
    }
    controls.navigate(to: "/last")
    controls.add(.push(path: "/1", index: 1))
    #expect(controls.count < 100)
    #expect(acts(controls) == ["push /1 1", "visit /last"])
  }

  @Test(
    "successive changes of the history become one where that does the same",
    arguments: [
      ([.push(path: "/1", index: 1), .replace(path: "/2", index: 1)], ["push /2 1"]),
      ([.replace(path: "/1", index: 1), .replace(path: "/2", index: 0)], ["replace /2 0"]),
      ([.back(steps: 1), .none, .back(steps: 2)], ["back 3"]),
      // Each of these leaves another trace in the history.
      (
        [.push(path: "/1", index: 1), .push(path: "/2", index: 2)], ["push /1 1", "push /2 2"]
      ),
      ([.push(path: "/1", index: 1), .back(steps: 1)], ["push /1 1", "back 1"]),
      ([.back(steps: 1), .replace(path: "/1", index: 0)], ["back 1", "replace /1 0"]),
      ([.back(steps: 1), .push(path: "/1", index: 1)], ["back 1", "push /1 1"]),
      (
        [.replace(path: "/1", index: 1), .push(path: "/2", index: 2)],
        ["replace /1 1", "push /2 2"]
      ),
      ([.replace(path: "/1", index: 1), .back(steps: 1)], ["replace /1 1", "back 1"]),
    ] as [([BrowserHistory.Change], [String])]
  )
  mutating func joined(_ changes: [BrowserHistory.Change], _ shown: [String]) {
    for change in changes { controls.add(change) }
    #expect(acts(controls) == shown)
  }

  @Test("what nothing takes the place of is kept in its order, and taken once")
  mutating func kept() {
    #expect(controls.isEmpty)
    controls.openWindow("/a")
    controls.tell(.send(number: 3, token: "t"))
    controls.add(.push(path: "/1", index: 1))
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
      case 0: controls.add(.push(path: "/é\(number)", index: number))
      case 1: controls.add(.back(steps: number))
      case 2: controls.tell("Notice \(number)")
      case 3: controls.tell(.letGo(number: number))
      case 4: controls.navigate(to: String(repeating: "x", count: number))
      default: controls.setAsksBeforeClosing(true)
      }
      var sent = controls
      let size = sent.take().count
      #expect((size...size + 40).contains(controls.count))
    }
  }
}

import Testing
import Usher
import WebTesting

@testable import UsherWeb

@MainActor
@Suite("Browser history")
struct BrowserHistoryTests {
  let history: TestPage

  init() throws { history = try TestPage() }

  @Test("each screen deeper is an entry, and going back goes back in it")
  func pushAndPop() {
    history.act { $0.show(.item(id: 1)) }
    #expect(history.control == ["push /shop/1 1"])
    history.act { $0.show(.sheet) }
    #expect(history.control == ["push /shop/sheet 2"])
    history.act { $0.flow.pop() }
    #expect(history.control == ["go /shop/1 1"])
    history.act { $0.flow.popToStart() }
    #expect(history.control == ["go /shop 0"])
  }

  @Test("a screen in the place of another replaces its entry")
  func replace() {
    history.act { $0.show(.item(id: 1)) }
    history.act { $0.show(.other) }
    #expect(history.control == ["replace /shop/other 1"])
  }

  @Test("the only screen replaces its entry, too, so that Back doesn't lead to what is done with")
  func replaceFirst() {
    history.act { $0.show(.other) }
    #expect(history.title == "Other")
    #expect(history.control == ["replace /shop/other 0"])
  }

  @Test("several screens at once are one entry, and so is the way back")
  func several() {
    history.act { shop in
      guard let top = history.page.navigation.tree.top else { return }
      history.page.navigation.perform(on: top.id) {
        shop.show(.item(id: 1))
        shop.show(.sheet)
      }
    }
    #expect(history.control == ["push /shop/sheet 1"])
    history.act { $0.flow.popToStart() }
    #expect(history.control == ["go /shop 0"])
  }

  @Test("the browser's Back takes the screens off, and Forward brings them again")
  func browserMoves() {
    history.act { $0.show(.item(id: 1)) }
    history.browserMoves(to: 0, "/shop")
    #expect(history.title == "List")
    #expect(history.control == [])
    history.browserMoves(to: 1, "/shop/1")
    #expect(history.title == "Item 1")
    #expect(history.control == [])
    // And it is still a place to go back from.
    history.act { $0.flow.popToStart() }
    #expect(history.control == ["go /shop 0"])
  }

  @Test("Forward brings what was typed again")
  func forwardWithState() throws {
    history.act { $0.show(.item(id: 1)) }
    history.act("input", "input", "", payload: "milk")
    history.act { $0.show(.sheet) }
    history.browserMoves(to: 0, "/shop")
    history.act("click", "button", "Discard")
    #expect(history.title == "List")
    history.browserMoves(to: 2, "/shop/sheet")
    #expect(history.title == "Sheet")
    #expect(history.control == [])
    history.act { $0.flow.pop() }
    #expect(history.title == "Item 1")
    #expect(history.browser.element("input", "")?.value == "milk")
  }

  @Test("a flow opens another window at the route's address")
  func window() {
    history.act { $0.flow.openWindow(at: .item(id: 7)) }
    #expect(history.control == ["window /shop/7"])
    #expect(history.title == "List")
  }

  @Test("the browser's Back goes over several screens")
  func browserMovesFar() {
    history.act { $0.show(.item(id: 1)) }
    history.act { $0.show(.sheet) }
    history.browserMoves(to: 0, "/shop")
    #expect(history.title == "List")
    #expect(history.page.navigation.tree.layers.count == 1)
  }

  @Test("an entry of an earlier session is opened by its address")
  func unknownEntry() {
    history.browserMoves(to: nil, "/shop/7")
    #expect(history.title == "Item 7")
    #expect(history.control == ["replace /shop/7 0"])
  }

  @Test("an entry that the browser doesn't have any more is done without")
  func stuck() {
    history.act { $0.show(.item(id: 1)) }
    history.act { $0.flow.popToStart() }
    #expect(history.control == ["go /shop 0"])
    // It has taken the push, and not the step back.
    history.receive([0, 8, 2, 1] + Array("/shop/1".utf8))
    #expect(history.title == "List")
    #expect(history.control == ["replace /shop 1"])
    history.act { $0.show(.item(id: 2)) }
    #expect(history.control == ["push /shop/2 2"])
    history.act { $0.flow.popToStart() }
    #expect(history.control == ["go /shop 1"])
  }

  @Test("a step that the browser hasn't taken before it moved is taken back")
  func crossed() {
    history.act { $0.show(.item(id: 1)) }
    history.act { $0.show(.sheet) }
    // Back, before the sheet came.
    history.receive([0, 1, 1, 1] + Array("/shop".utf8))
    #expect(history.title == "List")
    #expect(history.control == [])
    // There is no third entry.
    history.receive([0, 1, 3, 0] + Array("/shop/sheet".utf8))
    #expect(history.title == "Sheet")
    #expect(history.control == ["replace /shop/sheet 0"])
  }

  @Test("after a move that isn't followed, because it ended earlier processes, the browser returns")
  func skipped() {
    history.act { $0.show(.item(id: 1)) }
    let event: [UInt8] = [0, 1, 1, 1] + Array("/shop".utf8)
    event.withUnsafeBytes { bytes in
      var reader = ByteReader(bytes)
      history.page.skip(&reader)
    }
    history.act { _ in }
    #expect(history.title == "Item 1")
    #expect(history.control == ["go /shop/1 1"])
  }

  @Test("an entry with the index of another one is opened by its address")
  func stale() {
    history.act { $0.show(.item(id: 1)) }
    history.browserMoves(to: 0, "/shop")
    history.browserMoves(to: 1, "/shop/2")
    #expect(history.title == "Item 2")
    #expect(history.control == [])
  }

  @Test("an address that nothing has is asked for anew, for the server to say so")
  func unknownAddress() {
    history.browserMoves(to: nil, "/shop/none/at/all")
    #expect(history.control == ["visit /shop/none/at/all"])
    #expect(history.title == "List")
  }

  @Test("a guard keeps the browser where it is, and lets it go when the person agrees")
  func guarded() throws {
    history.act { $0.show(.item(id: 1)) }
    let top = try #require(history.page.navigation.tree.top)
    let item = try #require(history.page.navigation.viewModel(of: top.id) as? ItemViewModel)
    history.act { _ in item.note = "milk" }
    #expect(history.browser.asksBeforeClosing)
    history.browserMoves(to: 0, "/shop")
    #expect(history.browser.text.contains("Discard the note?"))
    #expect(history.control == ["go /shop/1 1"])
    history.act("click", "button", "Cancel")
    #expect(history.title == "Item 1")
    #expect(history.control == [])
    history.browserMoves(to: 0, "/shop")
    history.act("click", "button", "Discard")
    #expect(history.title == "List")
    #expect(history.control == ["go /shop 0"])
    #expect(!history.browser.asksBeforeClosing)
  }

  @Test("an unknown entry that a guard refuses becomes the present one")
  func guardedUnknown() throws {
    history.act { $0.show(.item(id: 1)) }
    let top = try #require(history.page.navigation.tree.top)
    let item = try #require(history.page.navigation.viewModel(of: top.id) as? ItemViewModel)
    item.note = "milk"
    history.browserMoves(to: nil, "/shop")
    #expect(history.control == ["replace /shop/1 0"])
    history.act("click", "button", "Cancel")
    #expect(history.title == "Item 1")
  }

  @Test("Back takes a prompt away, and the screen stays")
  func prompt() {
    history.act { $0.show(.item(id: 1)) }
    var answer: Bool?
    history.act { $0.flow.ask(.confirm("Really?", confirm: "Yes")) { answer = $0 } }
    #expect(history.browser.text.contains("Really?"))
    history.browserMoves(to: 0, "/shop")
    #expect(answer == false)
    #expect(history.title == "Item 1")
    #expect(history.control == ["go /shop/1 1"])
    #expect(!history.browser.text.contains("Really?"))
  }
}

import Foundation
import GTK
import Testing
import Usher

@testable import UsherGTK

extension GTKTests {
  @Suite("A program and its windows")
  struct ProgramTests {
    @Test("each address opens in a window of its app")
    func addresses() {
      let test = TestProgram([places("old", "Old"), places("new", "New")])
      test.program.asked(for: "usher:///old/Rome")
      test.program.asked(for: GTKProgram.argument("new"))
      test.program.asked(for: "new/Rome/")
      #expect(test.titles == ["Rome – Old", "Places – New", "Rome – New"])
      #expect(test.problems.isEmpty)
      test.close()
    }

    @Test("what is encoded in an address belongs to its component", arguments: ["", "all/"])
    func encoded(_ beginning: String) {
      let test = TestProgram([places(String(beginning.dropLast()))])
      test.program.asked(for: "usher:///\(beginning)a%2Fb%20%C3%A9")
      #expect(test.titles.contains("a/b é – Places"))
      test.close()
    }

    @Test("an app with the empty address has what no other has")
    func root() {
      let test = TestProgram([places("new", "New"), places()])
      for address in ["new/Rome", "news", "app:///"] { test.program.asked(for: address) }
      #expect(test.titles == ["Rome – New", "news – Places"])
      test.close()
    }

    @Test("the person is told of an address at which nothing is, and the log says more")
    func nothing() {
      let test = TestProgram([places("new", "New")])
      test.program.asked(for: "usher:///old/Rome")
      test.program.asked(for: "new/Rome/here")
      #expect(test.titles == [])
      #expect(
        test.program.notices.map(\.text) == [
          "There is nothing at “old/Rome”.", "There is nothing at “new/Rome/here”.",
        ]
      )
      #expect(
        test.problems == [
          "Test can't open old/Rome: There is nothing at “old/Rome”.",
          "Test can't open new/Rome/here: There is nothing at “Rome/here”.",
        ]
      )
      test.program.notices.first?.closeButton.emit("clicked")
      #expect(test.program.notices.map(\.text) == ["There is nothing at “new/Rome/here”."])
      test.close()
    }

    @Test("of a long address, the person and the log are told the beginning")
    func long() {
      let test = TestProgram([places()])
      // A letter may have many marks.
      for letter in ["a", "a\u{301}", "\u{301}"] {
        test.program.asked(for: "places/" + String(repeating: letter, count: 100_000))
        // Short enough for an address, and longer than a person wants to read.
        test.program.asked(for: "places/b" + String(repeating: letter, count: 900))
      }
      #expect(test.program.notices.count == 6)
      #expect(test.program.notices.allSatisfy { $0.text.unicodeScalars.count < 200 })
      #expect(test.problems.allSatisfy { $0.unicodeScalars.count < 400 })
      test.close()
    }

    @Test("without an address, the person chooses an app, and finds the choice again")
    func choice() {
      let test = TestProgram([places("old", "Old"), places("new", "New")])
      test.program.asked(for: "")
      #expect(test.titles == ["Apps – Test"])
      let page = test.window("Apps – Test")?.layers.first?.shown.first
      let start = page?.screen.viewModel as? StartViewModel
      #expect(start?.apps.map(\.name) == ["Old", "New"])
      #expect(start?.apps.map(\.summary) == ["Where Old are.", "Where New are."])
      if let page, let start { page.screen.perform { start.choose(start.apps[1]) } }
      #expect(test.titles == ["Apps – Test", "Places – New"])
      test.program.asked(for: "")
      #expect(test.titles == ["Apps – Test", "Places – New"])
      test.close()
    }

    @Test("a program of one app begins with it")
    func one() {
      let test = TestProgram([places()])
      test.program.asked(for: "")
      test.program.asked(for: "")
      #expect(test.titles == ["Places"])
      test.close()
    }

    @Test("what is asked for before the apps are there is opened afterwards")
    func early() {
      let test = TestProgram([places("new", "New")], asked: ["new/Rome", "new/Ghent"])
      #expect(test.titles == ["Rome – New", "Ghent – New"])
      test.close()
    }

    @Test("quitting asks the guards of all windows, and ends when nothing is left")
    func quit() {
      let test = TestProgram([places("old", "Old"), places("new", "New")])
      for address in ["old/Rome", "new/Ghent"] { test.program.asked(for: address) }
      test.field("Ghent – New")?.text = "unsaved"
      #expect(test.window("Rome – Old")?.pressed(Key.q, Key.control) == true)
      #expect(test.titles == ["Ghent – New"])
      let prompt = test.window("Ghent – New")?.prompt
      #expect(prompt?.title.text == "Discard?")
      prompt?.buttons.last?.emit("clicked")
      #expect(test.titles == [])
      test.close()
    }
  }
}

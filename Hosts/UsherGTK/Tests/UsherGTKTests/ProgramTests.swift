import Foundation
import GTK
import Testing
import Usher

@testable import UsherGTK

/// A coordinator whose route isn't `CaseIterable`, so that it shows nothing.
private enum NowhereRoute: Route { case somewhere }

private final class NowhereCoordinator: Coordinator {
  let flow: Flow<NowhereRoute, Never>

  init(flow: Flow<NowhereRoute, Never>) { self.flow = flow }

  func show(_ route: NowhereRoute) { flow.push(PlaceModel("Somewhere"), at: route) }
}

private struct LongError: Error, CustomStringConvertible {
  let description = String(repeating: "long ", count: 1000)
}

extension GTKTests {
  @Suite("A program and its windows")
  struct ProgramTests {
    @Test("each address opens in a window of its app")
    func addresses() {
      let test = TestProgram([places("old", "Old"), places("new", "New")])
      test.program.open("usher:///old/Rome")
      test.program.open(GTKProgram.argument("new"))
      test.program.open("new/Rome/")
      #expect(test.titles == ["Rome – Old", "Places – New", "Rome – New"])
      #expect(test.problems.isEmpty)
      test.close()
    }

    @Test("what is encoded in an address belongs to its component", arguments: ["", "all/"])
    func encoded(_ beginning: String) {
      let test = TestProgram([places(String(beginning.dropLast()))])
      test.program.open("usher:///\(beginning)a%2Fb%20%C3%A9")
      #expect(test.titles.contains("a/b é – Places"))
      test.close()
    }

    @Test("an app with the empty address has what no other has")
    func root() {
      let test = TestProgram([places("new", "New"), places()])
      for address in ["new/Rome", "news", "app:///"] { test.program.open(address) }
      #expect(test.titles == ["Rome – New", "news – Places"])
      test.close()
    }

    @Test("the person is told of an address at which nothing is, and the log says more")
    func nothing() {
      let test = TestProgram([places("new", "New")])
      test.program.open("usher:///old/Rome")
      test.program.open("new/Rome/here")
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

    @Test("what only the app's code can mend is told, and each error that nobody expected")
    func told() throws {
      let setup = WindowSetup(name: "Nowhere", views: Views(PlaceView.self))
      let app = GTKApp(setup, at: "nowhere") { navigation, _ in
        navigation.start { NowhereCoordinator(flow: $0) }
      }
      let test = TestProgram([app], asked: ["nowhere"])
      #expect(test.problems.count == 1)
      #expect(test.problems.first?.hasPrefix("Nowhere: ") == true)
      #expect(test.problems.first?.contains("NowhereCoordinator") == true)
      let window = try #require(test.program.apps.last?.windows.all.first)
      for _ in 0..<2 { window.onError?(CocoaError(.fileNoSuchFile)) }
      #expect(test.problems.count == 2)
      #expect(test.problems.last?.hasPrefix("Nowhere: An error that nobody expected, ") == true)
      window.onError?(LongError())
      #expect(test.problems.last?.count == 1001)
      test.close()
    }

    @Test("of a long address, the person and the log are told the beginning")
    func long() {
      let test = TestProgram([places()])
      // A letter may have many marks.
      for letter in ["a", "a\u{301}", "\u{301}"] {
        test.program.open("places/" + String(repeating: letter, count: 100_000))
        // Short enough for an address, and longer than a person wants to read.
        test.program.open("places/b" + String(repeating: letter, count: 900))
      }
      #expect(test.problems.count == 6)
      #expect(test.program.notices.count == 3)
      #expect(test.program.notices.allSatisfy { $0.text.unicodeScalars.count < 200 })
      #expect(test.problems.allSatisfy { $0.unicodeScalars.count < 400 })
      test.close()
    }

    @Test("a program's data are in a folder of its own among the person's")
    func dataFolder() {
      let folders = ["org.example.A", "org.example.B"].map { GTKProgram.dataFolder(of: $0) }
      #expect(folders.allSatisfy { $0.hasPrefix("/") && $0.contains("/org.example.") })
      #expect(folders[0].hasSuffix("/org.example.A") && folders[1].hasSuffix("/org.example.B"))
    }

    @Test("nothing stays of a notice that was closed")
    func closedNotice() {
      let test = TestProgram([places()])
      let callbacks = Callback.count
      weak var notice: NoticeWindow?
      weak var window: GTK.Window?
      do {
        test.program.tell("Something is wrong.")
        notice = test.program.notices.first
        window = notice?.window
        #expect(window != nil)
        notice?.close()
      }
      #expect(notice == nil)
      #expect(window == nil)
      #expect(Callback.count == callbacks)
      test.close()
    }

    @Test("an address that a window shows already brings it to the front")
    func again() async {
      let test = TestProgram([places("new", "New"), places("a", "A")])
      for address in [
        "new", "new/a%20b", "usher:///new/a%20b/", "usher:new/a b", "a/a%20b", "new/",
      ] {
        test.program.open(address)
      }
      #expect(test.titles == ["Places – New", "a b – New", "a b – A"])
      // A slash within a name is another name.
      test.program.open("new/a%2Fb")
      #expect(test.titles == ["Places – New", "a b – New", "a/b – New", "a b – A"])
      test.close()
    }

    @Test("addresses open so many windows, and so many notices")
    func limits() {
      let early = (0..<200).map { "early\($0)" }
      let test = TestProgram([places()], asked: early)
      #expect(test.titles.count == 30)
      for number in 0..<10 { test.program.open("late\(number)") }
      #expect(test.titles.count == 30)
      #expect(
        test.program.notices.map(\.text) == [
          "There are 30 windows already. Close some to open others."
        ]
      )
      for number in 0..<10 { test.program.tell("\(number)") }
      #expect(test.program.notices.count == 3)
      test.close()
    }

    @Test(
      "a scheme is at the beginning",
      arguments: [
        ("usher:///photos/pli", "photos/pli"), ("usher:photos/pli", "photos/pli"),
        ("photos/pli", "photos/pli"), ("search?q=https://x", "search?q=https://x"),
        ("10:30", "10:30"), ("app:///x?y=a://b", "x?y=a://b"), ("a+b-c.1:x", "x"), ("", ""),
        (":x", ":x"),
        ("é:x", "é:x"),
      ]
    )
    func schemes(_ address: String, _ path: String) {
      #expect(GTKProgram.path(in: address) == path)
      let argument = GTKProgram.argument(address)
      #expect(argument == (address == path ? "app:///\(path)" : address))
      #expect(GTKProgram.path(in: argument) == path)
    }

    @Test("of two apps with the same address, the second is left out and told")
    func repeated() throws {
      let file = WindowsFile(
        FileManager.default.temporaryDirectory.appending(path: "\(UUID()).json").path
      )
      for _ in 0..<2 {
        let test = TestProgram([places("", "A"), places("", "B"), places("c", "C")], file)
        test.program.open("Rome")
        #expect(test.titles == ["Rome – A"])
        #expect(
          test.problems == [
            "B has the address “” of A, and is left out. To fix this, give each `GTKApp` an address of its own."
          ]
        )
      }
      try FileManager.default.removeItem(at: file.url)
    }

    @Test("a full disk doesn't end the program by its own message")
    func fullDisk() {
      let program = GTKProgram(id: "org.usher.Full", places())
      let errors = dup(STDERR_FILENO)
      let full = open("/dev/full", O_WRONLY)
      dup2(full, STDERR_FILENO)
      program.onProblem("There is no space left.")
      dup2(errors, STDERR_FILENO)
      close(errors)
      close(full)
    }

    @Test("without an address, the person chooses an app, and finds the choice again")
    func choice() {
      let test = TestProgram([places("old", "Old"), places("new", "New")])
      test.program.open("")
      #expect(test.titles == ["Apps – Test"])
      let page = test.window("Apps – Test")?.layers.first?.shown.first
      let start = page?.screen.viewModel as? StartViewModel
      #expect(start?.apps.map(\.name) == ["Old", "New"])
      #expect(start?.apps.map(\.summary) == ["Where Old are.", "Where New are."])
      if let page, let start { page.screen.perform { start.choose(start.apps[1]) } }
      #expect(test.titles == ["Apps – Test", "Places – New"])
      test.program.open("")
      #expect(test.titles == ["Apps – Test", "Places – New"])
      test.close()
    }

    @Test("a program of one app begins with it")
    func one() {
      let test = TestProgram([places()])
      test.program.open("")
      test.program.open("")
      #expect(test.titles == ["Places"])
      test.close()
    }

    @Test("what is asked for before the apps are there is opened afterwards")
    func early() {
      let test = TestProgram([places("new", "New")], asked: ["new/Rome", "new/Ghent"])
      #expect(test.titles == ["Rome – New", "Ghent – New"])
      test.close()
    }
  }
}

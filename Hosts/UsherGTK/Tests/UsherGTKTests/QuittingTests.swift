import Foundation
import GTK
import Testing
import Usher

@testable import UsherGTK

extension GTKTests {
  @Suite("Closing and quitting")
  struct QuittingTests {
    private let file = WindowsFile(
      FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).json").path
    )

    private func quit(_ test: TestProgram, _ title: String) {
      #expect(test.window(title)?.pressed(Key.q, Key.control) == true)
      MainLoop.turn()
    }

    /// Answers the prompt of a window.
    private func answer(_ test: TestProgram, _ title: String, _ isYes: Bool) {
      let buttons = test.window(title)?.prompt?.buttons
      (isYes ? buttons?.last : buttons?.first)?.emit("clicked")
      MainLoop.turn()
    }

    @Test("the windows are there again after the person has quit")
    func kept() throws {
      let apps = [places("old", "Old"), places("new", "New")]
      let first = TestProgram(apps, file, asked: ["old/Rome", "new/Ghent"])
      first.field("Ghent – New")?.text = "a canal"
      first.program.tell("Something.")
      quit(first, "Rome – Old")
      #expect(first.titles == [])
      #expect(first.program.apps.flatMap(\.shown.values).isEmpty)
      #expect(first.program.notices.isEmpty)
      let second = TestProgram(apps, file)
      #expect(second.titles == ["Rome – Old", "Ghent – New"])
      #expect(second.field("Ghent – New")?.text == "a canal")
      first.close()
      #expect(try file.stored().count == 2)
      second.close()
      #expect(try file.stored().isEmpty)
    }

    @Test("guards are asked before anything is closed; those that have agreed are closed")
    func guards() throws {
      let apps = [places("old", "Old"), places("new", "New")]
      let test = TestProgram(apps, file, asked: ["old/Rome", "new/Ghent", "new/Bern"])
      for title in ["Ghent – New", "Bern – New"] { test.field(title)?.text = "unsaved" }
      quit(test, "Rome – Old")
      #expect(test.titles == ["Rome – Old", "Ghent – New", "Bern – New"])
      for title in ["Ghent – New", "Bern – New"] {
        #expect(test.window(title)?.prompt?.title.text == "Discard?")
      }
      answer(test, "Ghent – New", true)
      #expect(test.titles == ["Rome – Old", "Bern – New"])
      answer(test, "Bern – New", false)
      #expect(test.titles == ["Rome – Old", "Bern – New"])
      // It was no: a window that is closed later doesn't end the program.
      test.field("Bern – New")?.text = "saved"
      test.program.open("new/Oslo")
      test.window("Oslo – New")?.close()
      MainLoop.turn()
      #expect(test.titles == ["Rome – Old", "Bern – New"])
      test.field("Bern – New")?.text = "unsaved"
      quit(test, "Rome – Old")
      // The person is impatient.
      quit(test, "Rome – Old")
      answer(test, "Bern – New", true)
      #expect(test.titles == [])
      let second = TestProgram(apps, file)
      #expect(second.titles == ["Rome – Old"])
      for test in [test, second] { test.close() }
    }

    @Test("a process that has to end asks nothing: what isn't saved is kept with its window")
    func asksNothing() {
      let apps = [places("new", "New")]
      let first = TestProgram(apps, file, asked: ["new/Ghent"])
      first.field("Ghent – New")?.text = "unsaved"
      first.program.end()
      MainLoop.turn()
      #expect(first.titles == [])
      let second = TestProgram(apps, file)
      #expect(second.field("Ghent – New")?.text == "unsaved")
      second.close()
    }

    @Test("flows end where windows aren't kept; where they are, they go on at the next start")
    func outcomes() {
      for (file, count) in [(file, 0), (nil, 2)] {
        var ends = 0
        let setup = WindowSetup(name: "Places", views: Views(PlaceView.self))
        let app = GTKApp(setup) { navigation, snapshot in
          navigation.start(restoring: snapshot) {
            PlacesCoordinator(flow: $0)
          } ended: { _ in
            ends += 1
          }
        }
        let test = TestProgram([app], file, asked: ["Rome", "Ghent"])
        let navigations = test.program.apps.flatMap(\.windows.all)
        quit(test, "Rome – Places")
        #expect(test.titles == [])
        #expect(navigations.allSatisfy { $0.rootCoordinator == nil })
        #expect(ends == count)
        test.close()
      }
    }

    @Test("an app whose flow ends in its start() has no window")
    func over() {
      let setup = WindowSetup(name: "Over", views: Views(PlaceView.self))
      let app = GTKApp(setup) { navigation, snapshot in
        navigation.start(restoring: snapshot) { OverCoordinator(flow: $0) }
      }
      let test = TestProgram([app], asked: [""])
      #expect(test.program.apps.flatMap(\.shown.values).isEmpty)
      test.close()
    }

    @Test("a window whose flow had ended before can be closed")
    func ended() {
      let navigation = Navigation(on: MainActor.shared)
      navigation.start { OverCoordinator(flow: $0) }
      var ends = 0
      let setup = WindowSetup(name: "Over", views: Views(PlaceView.self))
      let window = GTKWindow(navigation, setup) { ends += 1 }
      window.present()
      #expect(window.pressed(Key.w, Key.control))
      window.close()
      #expect(ends == 1)
      MainLoop.turn()
    }
  }
}

/// A flow that is over before its `start()` returns.
private final class OverCoordinator: Coordinator {
  let flow: Flow<PlacesRoute, Void>
  init(flow: Flow<PlacesRoute, Void>) { self.flow = flow }
  func start() {
    show(.list)
    flow.finish()
  }
  func show(_ route: PlacesRoute) { flow.push(PlaceModel("Over"), at: route) }
}

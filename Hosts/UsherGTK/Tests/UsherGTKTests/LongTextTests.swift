import GTK
import Observation
import Testing
import Usher
import UsherGTKTesting

@testable import UsherGTK

@Observable
private nonisolated final class PlayerModel: ViewModel {
  var name = ""
  var title: String { name }
}

private struct PlayerView: View {
  let viewModel: PlayerModel

  var body: some Content {
    Text(viewModel.name)
    Button(viewModel.name) {}
    Button(icon: "user-trash-symbolic", "Delete \(viewModel.name)") {}
    Text(viewModel.name).style(.error)
  }
}

extension GTKTests {
  /// What comes from elsewhere may be of any length.
  @Suite("Long texts", .timeLimit(.minutes(2)))
  struct LongTextTests {
    private func show(_ name: String) async -> TestScreen<PlayerModel> {
      let model = PlayerModel()
      let screen = TestScreen(Views(PlayerView.self)) { model }
      model.name = name
      await screen.update()
      #expect(await screen.window.picture() != nil)
      return screen
    }

    /// GTK alone takes minutes.
    @Test("a name of 50,000 letters without a space is shown in good time, and ends")
    func longWord() async {
      let screen = await show(String(repeating: "W", count: 50_000))
      defer { screen.close() }
      let texts = screen.texts.filter { $0.count > 100 }
      #expect(texts.count == 3)
      #expect(texts.allSatisfy { $0.hasSuffix("…") && $0.count <= 10_200 })
      #expect(screen.window.window.title.count <= 300)
    }

    /// The display would end the program.
    @Test("a title of twenty megabytes is no more than a long one")
    func title() async {
      let screen = await show(String(repeating: "ab ", count: 7_000_000))
      defer { screen.close() }
      #expect(screen.window.window.title.count <= 300)
    }

    @Test(
      "a text is shown as it is, if it can be",
      arguments: ["", "Ghent", "a b\nc", String(repeating: "word ", count: 1000)]
    )
    func asItIs(_ text: String) { #expect(Label(text).text == text) }

    @Test("a long word has places to break, but not within a character; NUL ends no text")
    func breaks() {
      let word = Label(String(repeating: "é", count: 201)).text
      #expect(word == String(repeating: "é", count: 200) + "\u{200B}é")
      let marks = String(repeating: "e\u{301}", count: 101)
      #expect(Label(marks).text == String(repeating: "e\u{301}", count: 100) + "\u{200B}e\u{301}")
      #expect(Label("a\0b").text == "a\u{FFFD}b")
      let mark = Label("e" + String(repeating: "\u{301}", count: 3000)).text
      #expect(mark.unicodeScalars.filter { $0 == "\u{200B}" }.count == 3)
    }
  }
}

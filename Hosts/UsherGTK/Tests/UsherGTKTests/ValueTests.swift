import GTK
import Observation
import Testing
import Usher
import UsherGTKTesting

@testable import UsherGTK

@Observable
private nonisolated final class ValueModel: ViewModel {
  let title = "Values"
  var text = ""
  var query = ""
  var fixed = ""
  var seats = 2.0
  var brightness = 50.0
  var part = 2.0
  var price = 1234.5
  var share = 33.4
  var only = 5.0
  let comments = Field("")
  @ObservationIgnored var searches: [String] = []
}

private struct ValueView: View {
  let viewModel: ValueModel

  var body: some Content {
    TextField("Text", viewModel.bind(\.text))
    TextField("Search", viewModel.bind(\.query), kind: .search) {
      viewModel.searches.append(viewModel.query)
    }
    TextField("Fixed", ValueBinding(get: { viewModel.fixed }, set: { _ in }))
    TextArea("Comments", viewModel.comments)
    Stepper("Seats", viewModel.bind(\.seats), in: 1...8) { "\(Int($0)) seats" }
    Stepper("Part", viewModel.bind(\.part), in: 1...8) { "\(Int($0)) of 8" }
    Stepper("Price", viewModel.bind(\.price), in: 0...9000, step: 0.5) { _ in "1,234.50 €" }
    Stepper("Share", viewModel.bind(\.share), in: 0...100) { "\(Int($0)) %" }
    Slider("Brightness", viewModel.bind(\.brightness), in: 0...100, step: 25) { "\(Int($0)) %" }
    Slider("Only", viewModel.bind(\.only), in: 5...5, step: 1) { "\(Int($0))" }
    Stepper("Only", viewModel.bind(\.only), in: 5...5, step: 0) { "\(Int($0))" }
  }
}

extension GTKTests {
  @Suite("Values that controls show and change")
  struct ValueTests {
    private func screen(
      _ body: (TestScreen<ValueModel>, ValueModel) async throws -> Void
    ) async rethrows {
      try await TestScreen.use(Views(ValueView.self), { ValueModel() }, body)
    }

    @Test("Return in a search field searches for what was typed just before")
    func search() async {
      await screen { screen, model in
        let entry = screen.all(Entry.self)[1]
        entry.text = "Ghent"
        entry.emit("activate")
        #expect(model.searches == ["Ghent"])
      }
    }

    @Test("what is typed and reset in one turn is shown as it was reset")
    func reset() async {
      await screen { screen, model in
        let entry = screen.all(Entry.self)[0]
        entry.text = "x"
        #expect(model.text == "x")
        model.text = ""
        await screen.update()
        #expect(entry.text == "")
      }
    }

    @Test("a number that a control can't show stays as the view model has set it")
    func outOfRange() async {
      await screen { screen, model in
        model.seats = 12
        model.brightness = 200
        await screen.update()
        #expect(screen.find(SpinButton.self)?.value == 8)
        #expect(screen.find(Scale.self)?.value == 100)
        #expect(model.seats == 12)
        #expect(model.brightness == 200)
        screen.find(SpinButton.self)?.value = 7
        #expect(model.seats == 7)
      }
    }

    @Test("a stepper that the keyboard leaves reads nothing in a text of the app's")
    func left() async {
      await screen { screen, model in
        let buttons = screen.all(SpinButton.self)
        for button in buttons { button.update() }
        #expect(model.part == 2)
        #expect(model.price == 1234.5)
        #expect(model.share == 33.4)
        buttons[1].text = "nothing"
        buttons[1].update()
        #expect(model.part == 2)
        #expect(buttons[1].text == "2 of 8")
        buttons[1].text = "3 of 8"
        buttons[1].update()
        #expect(model.part == 3)
      }
    }

    @Test("a slider and a stepper with one possible number stay at it")
    func oneNumber() async {
      await screen { screen, model in
        let scale = screen.all(Scale.self).last
        #expect(scale?.isEnabled == false && scale?.value == 5)
        screen.all(SpinButton.self).last?.pressUp()
        #expect(model.only == 5)
      }
    }

    @Test(
      "a text that a field can't show stays as the view model has set it",
      arguments: ["a\0b", String(repeating: "word ", count: 14_000)]
    )
    func text(_ text: String) async {
      await screen { screen, model in
        model.text = text
        model.fixed = text
        await screen.update()
        let shown = screen.all(Entry.self).map(\.text)
        #expect(model.text == text)
        #expect(shown[0] == shown[2] && shown[0].count >= 3)
        screen.find(Entry.self)?.text = "b"
        #expect(model.text == "b")
      }
    }

    @Test("NUL, with which a text ends for GTK, is shown as an unknown letter")
    func nul() async {
      await screen { screen, model in
        model.text = "a\0b"
        model.comments.value = "a\0b"
        await screen.update()
        #expect(screen.find(Entry.self)?.text == "a\u{FFFD}b")
        #expect(screen.find(TextView.self)?.text == "a\u{FFFD}b")
        #expect(model.comments.value == "a\0b")
      }
    }
  }
}

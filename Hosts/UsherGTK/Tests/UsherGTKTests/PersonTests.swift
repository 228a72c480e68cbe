import Observation
import Testing
import Usher
import UsherGTKTesting

@testable import UsherGTK

@Observable
private nonisolated final class VisitModel: ViewModel {
  let title = "Visit"
  let name = Field("", .required("Please enter a name."))
  var comments = Field("")
  var seats = 2.0
  var isGift = false
  var isLoud = false
  var pressed: [String] = []
  var countries = ["Denmark", "Iceland"].map(Country.init)
  var country = "Denmark"

  struct Country: Identifiable, Equatable {
    let id: String
  }
}

private struct VisitView: View {
  let viewModel: VisitModel

  var toolbar: some Content {
    Button(icon: "list-add-symbolic", "Add") { viewModel.pressed.append("Add") }
  }

  var body: some Content {
    TextField("Name", viewModel.name)
    TextArea("Comments", viewModel.comments)
    Stepper("Seats", viewModel.bind(\.seats), in: 1...8) { "\(Int($0)) seats" }
    Toggle("Loud", viewModel.bind(\.isLoud))
    Checkbox("Gift", isOn: viewModel.isGift) { viewModel.isGift.toggle() }
    RowButton {
      viewModel.pressed.append("Ghent")
    } content: {
      Text("Ghent").expand()
      Text("Belgium").style(.secondary)
    }
    Select("Country", viewModel.countries, viewModel.bind(\.country)) { $0.id }
    Button("Same") {}
    Button("Same") {}
    Button("Never") { viewModel.pressed.append("Never") }.enabled(false)
    Text("Hello, \(viewModel.name.value)")
  }
}

private struct ListedView: View {
  let viewModel: VisitModel

  var body: some Content {
    List(viewModel.countries) { country in
      HStack {
        Text(country.id).expand()
        Button("Visit") { viewModel.pressed.append("Visit") }.label("Visit \(country.id)")
      }
    } select: {
      viewModel.pressed.append($0.id)
    }
  }
}

extension GTKTests {
  @Suite("What tests do as a person")
  struct PersonTests {
    private func screen(
      _ body: (GTKWindow, VisitModel) async throws -> Void
    ) async rethrows {
      try await TestScreen.use(Views(VisitView.self), VisitModel.init) { screen, model in
        try await body(screen.window, model)
      }
    }

    @Test("buttons, rows, switches and boxes are pressed by their names")
    func press() async throws {
      try await screen { window, model in
        for name in ["Add", "Ghent", "Belgium", "Loud", "Gift"] { try await window.press(name) }
        #expect(model.pressed == ["Add", "Ghent", "Ghent"])
        #expect(model.isLoud && model.isGift)
      }
    }

    @Test("fields are filled by their labels, and the window shows what follows")
    func fill() async throws {
      try await screen { window, model in
        try await window.fill("Name", "Ada")
        #expect(window.texts.contains("Hello, Ada"))
        try await window.fill("Comments", "One\nTwo")
        try await window.fill("Seats", "5")
        #expect(model.comments.value == "One\nTwo" && model.seats == 5)
      }
    }

    @Test("rows of lists are pressed by their texts, and what is in them by its name")
    func rows() async throws {
      try await TestScreen.use(Views(ListedView.self), VisitModel.init) { screen, model in
        _ = await screen.window.picture()
        try await screen.window.press("Iceland")
        try await screen.window.press("Visit Denmark")
        #expect(model.pressed == ["Iceland", "Visit"])
      }
    }

    @Test("an option is chosen by its text")
    func choose() async throws {
      try await screen { window, model in
        try await window.choose("Country", "Iceland")
        #expect(model.country == "Iceland")
        await #expect(throws: WindowTestError.self) { try await window.choose("Country", "Oz") }
      }
    }

    @Test("what follows from work is waited for")
    func wait() async throws {
      try await screen { window, model in
        Task { model.name.value = "Grace" }
        try await window.wait { window.texts.contains("Hello, Grace") }
        #expect(model.name.value == "Grace")
      }
    }

    @Test("what a person can’t press or fill is an error that says what is there")
    func missing() async throws {
      await screen { window, model in
        for name in ["Nowhere", "Same", "Never"] {
          await #expect(throws: WindowTestError.self) { try await window.press(name) }
        }
        #expect(model.pressed == [])
        await #expect(throws: WindowTestError.self) {
          try await window.wait(upTo: .zero) { model.isGift }
        }
        let error = await #expect(throws: WindowTestError.self) {
          try await window.fill("Nowhere", "")
        }
        let text = error?.description ?? ""
        #expect(text.contains("Nowhere") && text.contains("Ghent"))
      }
    }
  }
}

import Gallery
import GalleryViewModels
import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Gallery: the controls of a business app")
struct BusinessTests {
  @Test("what is open and chosen in a screen's parts is the view model's")
  func parts() async throws {
    try await visit("parts") { app in
      let parts = try app.top(PartsViewModel.self)
      parts.expand("invoices", false)
      #expect(parts.expanded == ["work"])
      parts.select("readme")
      #expect(parts.chosen == "readme")
      parts.goBack(to: "work")
      #expect(parts.way.map(\.name) == ["Home", "Work"])
      parts.goBack(to: "nowhere")
      #expect(parts.way.count == 2)
      parts.go(by: -9)
      #expect(parts.step == 0)
      parts.go(by: 99)
      #expect(parts.step == parts.steps.count)
    }
  }

  @Test("a toast is there for six seconds, and goes with its screen")
  func toast() async throws {
    try await visit("notices") { app in
      let notices = try app.top(NoticesViewModel.self)
      notices.sendButtonTapped()
      #expect(notices.toast.text == "The invoice was sent.")
      await app.clock.advance(by: .seconds(6))
      try await app.settle()
      #expect(notices.toast.text == nil)
      notices.sendButtonTapped()
    }
  }

  @Test("a country is found by a part of its name")
  func options() async throws {
    try await visit("options") { app in
      let options = try app.top(OptionsViewModel.self)
      #expect(options.matches.count == 8)
      options.query = "LAND"
      #expect(options.matches.map(\.name) == ["Finland", "Iceland", "Poland"])
      options.countryChosen("Poland")
      #expect(options.query == "Poland")
      #expect(options.notice == "Poland is chosen.")
    }
  }

  @Test("ten thousand invoices are sorted, selected and opened")
  func table() async throws {
    try await visit("table") { app in
      let table = try app.top(TableViewModel.self)
      #expect(table.invoices.pageCount == 1000)
      table.invoices.sort(by: .amount)
      let amounts = table.invoices.visible.map(\.cents)
      #expect(amounts == amounts.sorted())
      #expect(table.selected == nil)
      table.invoices.selectPage()
      #expect(table.selected == "10 invoices are selected.")
      table.open(3)
      #expect(table.opened == "R-10003 is open.")
    }
  }

  @Test("a price is read in the language of its field")
  func amounts() async throws {
    try await visit("amounts") { app in
      let amounts = try app.top(AmountsViewModel.self)
      #expect(amounts.total == "With delivery: 1.255,00 €")
      amounts.price = "1.25"
      #expect(amounts.total == "With delivery: 6,25 €")
      amounts.price = "much"
      #expect(amounts.total == nil)
      #expect(amounts.weight.message == "Enter a weight from 0 to 500 kg.")
    }
  }

  /// Runs a test on a page, and closes the app.
  private func visit(_ path: String, act: (TestApp) async throws -> Void) async throws {
    let app = try galleryApp(path, mode: .alive)
    try await act(app)
    try await app.end()
  }
}

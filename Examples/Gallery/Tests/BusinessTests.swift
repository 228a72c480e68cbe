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
    let app = try galleryApp("parts", mode: .alive)
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
    try await app.end()
  }

  @Test("a toast is there for six seconds, and goes with its screen")
  func toast() async throws {
    let app = try galleryApp("notices", mode: .alive)
    let notices = try app.top(NoticesViewModel.self)
    notices.sendButtonTapped()
    #expect(notices.toast.text == "The invoice was sent.")
    await app.clock.advance(by: .seconds(6))
    try await app.settle()
    #expect(notices.toast.text == nil)
    notices.sendButtonTapped()
    try await app.end()
  }

  @Test("a country is found by a part of its name")
  func options() async throws {
    let app = try galleryApp("options", mode: .alive)
    let options = try app.top(OptionsViewModel.self)
    #expect(options.matches.count == 8)
    options.query = "LAND"
    #expect(options.matches.map(\.name) == ["Finland", "Iceland", "Poland"])
    options.countryChosen("Poland")
    #expect(options.query == "Poland")
    #expect(options.notice == "Poland is chosen.")
    try await app.end()
  }

  @Test("ten thousand invoices are sorted, selected and opened")
  func table() async throws {
    let app = try galleryApp("table", mode: .alive)
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
    try await app.end()
  }

  @Test("a price is read in the language of its field")
  func amounts() async throws {
    let app = try galleryApp("amounts", mode: .alive)
    let amounts = try app.top(AmountsViewModel.self)
    #expect(amounts.total == "With delivery: 1.255,00 €")
    amounts.price = "1.25"
    #expect(amounts.total == "With delivery: 6,25 €")
    amounts.price = "much"
    #expect(amounts.total == nil)
    #expect(amounts.weight.message == "Enter a weight from 0 to 500 kg.")
    try await app.end()
  }
}

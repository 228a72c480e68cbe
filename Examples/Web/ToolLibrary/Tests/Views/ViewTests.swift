import Testing
import Usher
import UsherTesting
import UsherWebTesting

@testable import ToolLibraryModel
@testable import ToolLibraryViewModels
@testable import ToolLibraryViews

@MainActor
@Suite("What the screens show")
struct ViewTests {
  private let today = Day.today

  private func library(_ loans: Loan...) -> Library {
    Library(Register(loans, names: ["eva": "Eva", "tom": "Tom"]))
  }

  private func eva(in library: Library) async throws -> Person {
    let person = Person(at: Browser("eva"), in: library, Members())
    try await person.members.join("eva", "a password", at: person.browser)
    return person
  }

  @Test("the list: a search, and a row for each tool")
  func tools() async throws {
    let window = TestWindow()
    var selected: [Tool.ID] = []
    let viewModel = ToolsViewModel(
      library: library(Loan("angle-grinder-ahorn", to: "tom", today...today)),
      screen: window.screen { if case .didSelect(let id) = $0 { selected.append(id) } }
    )
    let page = TestPage(ToolsView(viewModel: viewModel))
    try await window.settle()
    #expect(
      page.elements(.listitem).prefix(2).map(\.text) == [
        "Angle Grinder, Ahorn Cuts and smooths metal and stone. Lent",
        "Angle Grinder, Birke Cuts and smooths metal and stone. Free",
      ]
    )
    try page.button("Angle Grinder, Birke Cuts and smooths metal and stone. Free").click()
    #expect(selected == ["angle-grinder-birke"])
    page.scrollToEnd()
    try await window.settle()
    #expect(page.elements(.listitem).count == 80)
    try page.field("Search").fill("zzz")
    await window.clock.advance(by: .milliseconds(300))
    try await window.settle()
    #expect(page.text.contains("No tool is found for “zzz”."))
    window.close()
  }

  @Test("a tool: who has it when, and a button")
  func tool() async throws {
    let window = TestWindow()
    var presses = 0
    let viewModel = ToolViewModel(
      Catalogue.tools[0],
      for: try await eva(in: library(Loan("angle-grinder-ahorn", to: "tom", today...today))),
      screen: window.screen { _ in presses += 1 }
    )
    let page = TestPage(ToolView(viewModel: viewModel))
    #expect(page.heading == "Angle Grinder, Ahorn")
    #expect(page.elements(.listitem).map(\.text) == ["\(today.text) Tom"])
    try page.button("Borrow").click()
    #expect(presses == 1)
    window.close()
  }

  @Test("the rules: the button works once they are accepted")
  func rules() throws {
    let window = TestWindow()
    var events = 0
    let viewModel = RulesViewModel(today...today, screen: window.screen { _ in events += 1 })
    let page = TestPage(RulesView(viewModel: viewModel))
    #expect(try page.button("Continue").isDisabled)
    try page.checkbox("I will keep them").click()
    try page.button("Continue").click()
    #expect(events == 1)
    window.close()
  }

  @Test("my loans: each with its days and note, and a button that returns it")
  func loans() async throws {
    let window = TestWindow()
    let loan = Loan("angle-grinder-ahorn", to: "eva", today...today, note: "Ring twice")
    let viewModel = LoansViewModel(
      for: try await eva(in: library(loan)),
      screen: window.screen { _ in }
    )
    let page = TestPage(LoansView(viewModel: viewModel))
    let row = try page.element(.listitem, containing: "Angle Grinder")
    #expect(row.text.contains("Angle Grinder, Ahorn \(today.text) Ring twice"))
    try page.button("Return Angle Grinder, Ahorn").click()
    try await window.settle()
    #expect(page.text.contains("Nothing borrowed"))
    try page.button("Undo").click()
    try await window.settle()
    #expect(page.elements(.listitem).count == 1)
    try page.button("Sign Out").click()
    try await window.settle()
    #expect(viewModel.rows.isEmpty)
    window.close()
  }

  @Test("the sign-in: a password for an account that is there or new, and what is wrong")
  func signIn() async throws {
    let window = TestWindow()
    var events = 0
    let viewModel = SignInViewModel(
      Person(at: Browser("here"), in: library(), Members()),
      canCancel: true,
      screen: window.screen { _ in events += 1 }
    )
    let page = TestPage(SignInView(viewModel: viewModel))
    try page.button("Sign In").click()
    try await window.settle()
    #expect(page.text.contains("Please enter your password."))
    try page.field("E-mail address").fill("eva@example.com")
    try page.field("Password").fill("a password")
    try page.button("Sign In").click()
    try await window.settle()
    #expect(page.text.contains("The address or the password is wrong. Please try again."))
    try page.checkbox("I am new here").click()
    try page.button("Join").click()
    try await window.settle()
    #expect(events > 0)
    window.close()
  }
}

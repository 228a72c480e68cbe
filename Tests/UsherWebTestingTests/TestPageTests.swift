import Foundation
import Testing
import Usher
import UsherTesting
import UsherWeb
import UsherWebTesting

@MainActor
@Suite("One view by itself")
struct TestPageTests {
  private final class Events {
    var all: [OrderViewModel.Event] = []
  }

  private let window: TestWindow
  private let events = Events()

  init() { window = TestWindow() }

  private func order(
    stock: @escaping @Sendable () async throws -> Int = { 3 }
  ) -> (model: OrderViewModel, page: TestPage) {
    let model = OrderViewModel(
      stock: stock,
      screen: window.screen { [events] in events.all.append($0) }
    )
    return (model, TestPage(OrderView(viewModel: model)))
  }

  @Test("it has the bar, the title and the view, and shows each change of the view model")
  func shows() throws {
    let (model, page) = order()
    #expect(page.heading == "Order")
    #expect(page.text.contains("Open until six.\n"))
    #expect(!page.text.contains("Secret"))
    try page.button("Cancel").click()
    #expect(events.all == [.didCancel])
    model.isOpen = false
    #expect(!page.text.contains("Open until"))
    window.close()
  }

  @Test("text that is typed reaches the view model; a field's message comes when it is left")
  func fields() throws {
    let (model, page) = order()
    let name = try page.field("Name")
    try name.fill("Ada")
    #expect(model.name.value == "Ada")
    #expect(name.value == "Ada")
    try name.fill("")
    #expect(name.details == "")
    try name.leave()
    #expect(name.details == "Please enter your name.")
    try page.field("Code").fill("x")
    #expect(try model.code == "x" && page.field("Code").value == "x")
    try page.field("Remarks").fill("Two lines\nof text")
    #expect(model.remarks == "Two lines\nof text")
    window.close()
  }

  @Test("acting on another element leaves the field")
  func leaves() throws {
    let (_, page) = order()
    try page.field("Name").fill("")
    #expect(try page.field("Name").details == "")
    try page.button("Stock").click()
    #expect(try page.field("Name").details == "Please enter your name.")
    window.close()
  }

  @Test("a field that is entered and left shows its message, though nothing was typed")
  func entered() throws {
    let (_, page) = order()
    try page.field("Name").focus()
    try page.field("Name").leave()
    #expect(try page.field("Name").details == "Please enter your name.")
    try page.field("Remarks").click()
    try page.button("Copy Link").click()
    window.close()
  }

  @Test("a form is submitted by its button and by Return, and refused with its messages")
  func form() async throws {
    let (_, page) = order()
    try page.button("Order").click()
    try await window.settle()
    #expect(events.all.isEmpty)
    #expect(page.text.contains("1 field needs attention."))
    try page.field("Name").fill("Ada")
    try page.button("Order").click()
    try await window.settle()
    try page.field("Name").submit()
    try await window.settle()
    #expect(events.all == [.didOrder(2), .didOrder(2)])
    window.close()
  }

  @Test("choices, switches and steppers are found by their labels")
  func choices() throws {
    let (model, page) = order()
    #expect(try page.choice("Size").value == "Medium")
    try page.choice("Size").choose("Large")
    #expect(model.size == "l")
    #expect(try page.choice("Size").value == "Large")
    let failure = #expect(throws: TestFailure.self) { try page.choice("Size").choose("Huge") }
    #expect(
      failure?.description
        == "The combobox “Size” has no option “Huge”, but “Small”, “Medium”, “Large”."
    )
    try page.checkbox("Gift").set(true)
    try page.checkbox("Gift").set(true)
    #expect(try page.checkbox("Gift").isOn && model.isGift)
    try page.choice("Period").choose("Week")
    #expect(model.period == "Week")
    #expect(try !page.checkbox("Day").isOn && page.checkbox("Week").isOn)
    #expect(model.periodChanges == 1)
    try page.choice("Period").choose("Week")
    #expect(model.periodChanges == 1)
    try page.checkbox("Vegan").set(true)
    #expect(try model.isVegan && page.checkbox("Vegan").isOn)
    try page.field("Day").fill("2026-05-31")
    #expect(model.day == Date(timeIntervalSince1970: 1_780_185_600))
    try page.button("More: Seats").click()
    #expect(page.text.contains("2 seats"))
    window.close()
  }

  @Test("work that a click begins is waited for, and shown loading, loaded and failed")
  func work() async throws {
    let (_, page) = order()
    try page.button("Stock").click()
    try await window.settle()
    #expect(page.text.contains("3 left"))
    let other = order { throw OrderViewModel.Failure.soldOut }.page
    try other.button("Stock").click()
    try await window.settle()
    #expect(other.text.contains("It is sold out."))
    window.close()
  }

  @Test(
    "rows are acted on by the text that they contain, and an element that is gone takes nothing"
  )
  func rows() throws {
    let (model, page) = order()
    let row = try page.element(.listitem, containing: "Ghent")
    let remove = try row.button("Remove")
    try remove.click()
    #expect(model.items.map(\.name) == ["Bruges"])
    #expect(page.elements(.listitem).map(\.text) == ["Bruges Belgium\nRemove"])
    #expect(!row.isOnPage)
    let failure = #expect(throws: TestFailure.self) { try remove.click() }
    #expect(failure?.description == "The button “Remove” is no longer on the page.")
    window.close()
  }

  @Test("files, links, and what appears at the end")
  func others() throws {
    let (model, page) = order()
    let file = IncomingFile(
      name: "cat.jpg",
      size: 0,
      contentType: "image/jpeg",
      chunks: AsyncStream { $0.finish() }
    )
    try page.fileField("Add a Picture").choose(file)
    #expect(page.text.contains("cat.jpg"))
    try page.link("Terms").click()
    #expect(page.followedLinks == ["/terms"])
    page.scrollToEnd()
    #expect(model.loads == 1)
    window.close()
  }

  @Test("what isn't there, can't be used or does nothing is told with what there is")
  func failures() throws {
    let (model, page) = order()
    model.items = []
    func message(_ act: () throws -> Void) -> String? {
      #expect(throws: TestFailure.self, performing: act)?.description
    }
    #expect(
      message { _ = try page.button("Buy") }
        == "The page has no button with the name “Buy”. These are there: “Cancel”, “Order”, "
        + "“Less: Seats”, “More: Seats”, “Stock”, “Copy Link”, “Nothing”."
    )
    #expect(
      message { _ = try page.element(.table, "Users") }
        == "The page has no table with the name “Users”. It has none at all."
    )
    #expect(
      message { _ = try page.element(.listitem, containing: "Ghent") }
        == "The page has no listitem that contains “Ghent”. It has no listitem at all."
    )
    #expect(
      message { try page.button("Less: Seats").click() }
        == "The button “Less: Seats” can't be used now: it is disabled."
    )
    #expect(
      message { try page.button("Nothing").click() }
        == "The button “Nothing” does nothing when it is clicked: no view handles the click."
    )
    #expect(
      message { try page.button("Stock").fill("x") }
        == "The button “Stock” isn't a field: nothing can be typed into it."
    )
    #expect(
      message { try page.field("Name").leave() }
        == "The textbox “Name” hasn't got the focus, so the person can't leave it."
    )
    #expect(
      message { try page.field("Code").submit() } == "The textbox “Code” is in no form."
    )
    #expect(
      message { try page.field("Remarks").submit() }
        == "The textbox “Remarks” isn't a field of one line: Return submits nothing there."
    )
    #expect(
      message { try page.field("Day").fill("31.05.2026") }
        == "The textbox “Day” doesn't take “31.05.2026”: a browser sends texts like “2026-05-31”."
    )
    #expect(
      message { try page.checkbox("Day").set(false) }
        == "The radio “Day” goes off only when another one is chosen."
    )
    #expect(
      message { try page.button("Stock").set(true) } == "The button “Stock” is neither on nor off."
    )
    #expect(
      message { try page.button("Stock").choose("x") } == "The button “Stock” isn't a choice."
    )
    window.close()
  }

  @Test("the host's own words come in the language that the test asks for")
  func words() throws {
    let model = OrderViewModel(
      stock: { throw OrderViewModel.Failure.soldOut },
      screen: window.screen()
    )
    let page = TestPage(OrderView(viewModel: model), words: .german)
    #expect(page.elements(.button).map(\.name).contains("Mehr: Seats"))
    window.close()
  }

  @Test("page and view model are freed with the test's references")
  func freed() throws {
    weak var model: OrderViewModel?
    weak var page: TestPage?
    do {
      let made = order()
      (model, page) = (made.model, made.page)
      try made.page.field("Name").fill("Ada")
    }
    #expect(page == nil)
    #expect(model == nil)
    window.close()
  }
}

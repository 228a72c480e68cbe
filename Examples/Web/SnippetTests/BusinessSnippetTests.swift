import Foundation
import Testing
import Usher
import UsherTesting

/// The examples in the documentation comments about times, numbers, tables and toasts.
@MainActor
@Suite("Snippets: what a business app shows")
struct BusinessSnippetTests {
  @Test("times of the day")
  func times() {
    let opening = TimeOfDay(hour: 9, minute: 30)  // nil for an hour or a minute that no clock has
    let description = opening?.description  // "09:30"
    #expect(description == "09:30")
  }

  @Test("numbers and money")
  func numbers() {
    let euros = NumberFormat.money("EUR", Locale(identifier: "de_DE"))
    let text = euros.text(1234.5)  // "1.234,50"
    let unit = euros.unit  // "€"
    #expect(text == "1.234,50" && unit == "€")
    let number = euros.number("1.234,5 €")  // 1234.5
    let none = euros.number("zwölf")  // nil
    #expect(number == 1234.5 && none == nil)
    let amount = Field(
      "",
      .required("Enter an amount."),
      .number(euros, in: 1...500, "Enter an amount from 1 to 500 €.")
    )
    #expect(amount.problem == "Enter an amount.")
    amount.value = "700"
    #expect(amount.problem == "Enter an amount from 1 to 500 €.")
  }

  @Test("a table of invoices, and a toast")
  func table() async throws {
    let store = InvoiceStore()
    let screen = Scope(isolation: MainActor.shared, clock: TestClock())
    let model = InvoicesModel()
    try await model.load(store)
    model.invoices.sort(by: .amount)
    #expect(model.invoices.visible.map(\.number) == ["B", "A"])
    model.send(screen)
    #expect(model.toast.text == "The invoice was sent.")
    screen.end()
  }

  @Test("lists that change in place")
  func lists() {
    let users = Pager<Named, Int>()
    let user = Named(id: 1, name: "Ada")
    users.insert(user)  // at the start
    users.insert(user) { $0.firstIndex { $0.name > user.name } }  // where it belongs
    #expect(users.items == .idle)
    var invoices = Loadable.loaded([Invoice(id: 1, number: "A", amount: 5)])
    let (invoice, id) = (Invoice(id: 2, number: "B", amount: 2), 1)
    invoices.edit { $0.insert(invoice, at: 0) }
    invoices.edit { $0.removeAll { $0.id == id } }
    #expect(invoices.value == [invoice])
  }
}

private struct Named: Identifiable, Equatable {
  let id: Int
  let name: String
}

private struct Invoice: Identifiable, Equatable {
  let id: Int
  let number: String
  let amount: Int
}

private struct InvoiceStore {
  func invoices() async throws -> [Invoice] {
    [Invoice(id: 1, number: "A", amount: 5), Invoice(id: 2, number: "B", amount: 2)]
  }
}

@MainActor
private final class InvoicesModel {
  enum Column { case number, amount }

  let invoices = TableModel<Invoice, Column>(
    sorts: [.number: { $0.number < $1.number }, .amount: { $0.amount < $1.amount }]
  )
  let toast = Toast()

  func load(_ store: InvoiceStore) async throws {
    invoices.rows = try await store.invoices()
  }

  func send(_ screen: Scope) {
    toast.show("The invoice was sent.", screen)
  }
}

public import Observation
public import Usher

/// A table of ten thousand invoices.
@Observable
public final class TableViewModel: ViewModel {
  /// A row of the table.
  public struct Invoice: Identifiable, Equatable, Sendable {
    public let id: Int
    public let customer: String
    public let cents: Int
    public let isPaid: Bool

    public var number: String { "R-\(10_000 + id)" }
    public var amount: String { "\(cents / 100).\(cents % 100 < 10 ? "0" : "")\(cents % 100) €" }
    public var state: String { isPaid ? "Paid" : "Open" }
  }

  /// A column of the table.
  public enum Column: Sendable { case number, customer, amount, state }

  public let title = GalleryPage.table.title
  public let invoices = TableModel<Invoice, Column>(
    TableViewModel.samples,
    pageSize: 10,
    sorts: [
      .number: { $0.id < $1.id },
      .customer: { $0.customer < $1.customer },
      .amount: { $0.cents < $1.cents },
    ]
  )
  /// The invoice that was opened last, in words; `nil` before any was.
  public private(set) var opened: String?

  package init() {}

  /// The number of selected invoices in words; `nil` when none is selected.
  public var selected: String? {
    switch invoices.selection.count {
    case 0: nil
    case 1: "1 invoice is selected."
    case let count: "\(count) invoices are selected."
    }
  }

  /// Call when the number of an invoice was pressed.
  public func open(_ id: Invoice.ID) {
    opened = invoices.rows.first { $0.id == id }.map { "\($0.number) is open." }
  }

  private static let samples: [Invoice] = (1...10_000).map { number in
    let customers = [
      "Lovelace & Co.", "Hopper Ships", "Curie Laboratories", "Noether Rings", "Franklin Pictures",
      "Johnson Orbits", "Meitner Ltd.",
    ]
    return Invoice(
      id: number,
      customer: customers[number * 31 % customers.count],
      cents: number * 7_919 % 250_000 + 990,
      isPaid: number % 3 != 0
    )
  }
}

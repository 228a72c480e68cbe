package import ToolLibraryModel

/// Some days on which somebody has a tool.
public struct BookingRow: Identifiable, Equatable {
  public let id: String
  public let days: String
  public let name: String

  package init(_ loan: Loan, name: String) {
    (id, days, self.name) = (loan.id, loan.days.text, name)
  }
}

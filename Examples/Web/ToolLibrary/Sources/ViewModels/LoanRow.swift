package import ToolLibraryModel

/// A row of the list of a person's loans.
public struct LoanRow: Identifiable, Equatable {
  public let id: String
  public let name: String
  public let days: String
  public let note: String
  /// Whether the tool should be back already.
  public let isLate: Bool

  package init(_ loan: Loan, name: String, today: Day) {
    (id, self.name, days, note) = (loan.id, name, loan.days.text, loan.note)
    isLate = loan.days.upperBound < today
  }
}

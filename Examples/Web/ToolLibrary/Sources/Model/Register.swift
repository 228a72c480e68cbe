/// Who has which tool, and what the people are called: all that the file keeps.
package struct Register: Codable, Equatable, Sendable {
  package var loans: [Loan] = []
  /// The names of the people by their ids.
  package var names: [String: String] = [:]

  package init(_ loans: [Loan] = [], names: [String: String] = [:]) {
    (self.loans, self.names) = (loans, names)
  }

  /// So many days anybody may have a tool.
  package static let mostDays = 14

  package func loan(_ id: Loan.ID) -> Loan? { loans.first { $0.id == id } }

  /// The loans of a tool, the first one first.
  package func loans(of tool: Tool.ID) -> [Loan] { sorted { $0.tool == tool } }

  /// The loans of a person, the first one first.
  package func loans(by borrower: String) -> [Loan] { sorted { $0.borrower == borrower } }

  package func name(of borrower: String) -> String { names[borrower] ?? "Somebody" }

  /// The reason why a new loan isn't possible; `nil` if it is.
  package func refusal(of loan: Loan, today: Day) -> LibraryError? {
    if loan.days.lowerBound < today { return .past }
    if loan.days.count > Self.mostDays { return .tooLong(most: Self.mostDays) }
    return clash(with: loan)
  }

  /// The reason why a loan isn't possible beside the others; `nil` if it is.
  package func clash(with loan: Loan) -> LibraryError? {
    loans(of: loan.tool)
      .first { $0.days.overlaps(loan.days) && !isSame($0, loan) }
      .map { .taken(by: name(of: $0.borrower), $0.days) }
  }

  /// Puts a loan in. The same loan is there only once, however often it comes.
  mutating func put(_ loan: Loan) {
    if !loans.contains(where: { isSame($0, loan) }) { loans.append(loan) }
  }

  private func isSame(_ one: Loan, _ other: Loan) -> Bool {
    one.id == other.id && one.borrower == other.borrower && one.days == other.days
  }

  private func sorted(where isIncluded: (Loan) -> Bool) -> [Loan] {
    loans.filter(isIncluded).sorted { $0.days.lowerBound < $1.days.lowerBound }
  }
}

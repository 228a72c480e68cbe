/// A tool that somebody has, or will have, on some days.
///
/// It is stored as JSON: give a new property an optional type, or files of before can't be read any more.
package struct Loan: Codable, Equatable, Identifiable, Sendable {
  package let tool: Tool.ID
  /// The id of the person.
  package let borrower: String
  package let days: ClosedRange<Day>
  package var note: String

  package init(_ tool: Tool.ID, to borrower: String, _ days: ClosedRange<Day>, note: String = "") {
    (self.tool, self.borrower, self.days, self.note) = (tool, borrower, days, note)
  }

  /// A tool has one loan a day, so these two tell which one it is.
  package var id: String { "\(tool).\(days.lowerBound.rawValue)" }
}

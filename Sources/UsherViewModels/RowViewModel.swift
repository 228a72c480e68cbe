/// The view model of one row of a list, for rows that have state or inputs of their own.
///
/// ```swift
/// @Observable
/// final class TaskRow: RowViewModel {
///   let id: Int
///   let text: String
///   private(set) var isDone = false
///
///   init(id: Int, text: String) { (self.id, self.text) = (id, text) }
///
///   func tapped() { isDone.toggle() }
/// }
/// ```
///
/// Rows are equal if they are the same object. So a host knows that a row shows the same as before unless something changes
/// that the row reads. Make the object of a row once, and keep it as long as the row is there.
public protocol RowViewModel: AnyObject, Identifiable, Equatable {}

extension RowViewModel {
  /// Whether two rows are the same object.
  public static func == (first: Self, second: Self) -> Bool { first === second }
}

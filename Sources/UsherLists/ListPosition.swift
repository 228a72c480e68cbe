public import Observation

/// Where a list is scrolled to, as far as its view model decides: for a jump to a date, or to what the person has just added.
///
/// ```swift
/// @Observable
/// final class DiaryViewModel: ViewModel {
///   let position = ListPosition<DiaryEntry.ID>()
///
///   func dateChosen(_ date: Date) {
///     if let entry = entries.first(where: { $0.date <= date }) { position.scroll(to: entry.id) }
///   }
/// }
/// ```
///
/// The view passes it to its list: `ForEach(viewModel.entries, position: viewModel.position) { … }`. A host scrolls once for
/// each call. What the person scrolls isn't told. Lists can share a position, as those of several sections do: the first one
/// scrolls that has the row.
@Observable
public final class ListPosition<ID: Hashable> {
  /// The row that was asked for last; `nil` before the first call of ``scroll(to:)``.
  public private(set) var target: ID?
  private var calls = 0
  @ObservationIgnored private var served = 0

  /// Creates the position of a list that shows its first rows.
  public init() {}

  /// Scrolls to a row, so that it is the first one that can be seen. A row that the list doesn't have yet is scrolled to when
  /// it has come.
  public func scroll(to id: ID) {
    target = id
    calls += 1
  }

  /// For hosts: returns the place of the row to scroll to, once for each call of ``scroll(to:)``.
  ///
  /// - Parameter find: returns the place of a row; `nil` if the list doesn't have the row.
  public func take<Place>(_ find: (ID) -> Place?) -> Place? {
    guard calls != served, let target, let place = find(target) else { return nil }
    served = calls
    return place
  }
}

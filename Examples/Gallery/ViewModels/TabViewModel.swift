public import Usher

/// The first screen of a tab, or the one that was pushed over it.
public final class TabViewModel: ViewModel {
  /// A row that leads on.
  public struct Row: Identifiable, Equatable, Sendable {
    public let id: String
  }

  public let title: String
  public let text: String
  public let rows: [Row]
  private let didSelect: (Row.ID) -> Void
  private let didPressDone: () -> Void

  package init(
    _ title: String,
    text: String,
    rows: [String],
    didSelect: @escaping (Row.ID) -> Void = { _ in },
    didPressDone: @escaping () -> Void
  ) {
    self.title = title
    self.text = text
    self.rows = rows.map(Row.init)
    self.didSelect = didSelect
    self.didPressDone = didPressDone
  }

  /// Call when a row was chosen.
  public func select(_ id: Row.ID) { didSelect(id) }
  /// Call when the person has seen enough of the tabs.
  public func doneButtonTapped() { didPressDone() }
}

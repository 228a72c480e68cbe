public import Usher

/// The first screen of a tab, or the screen that was pushed over it.
public final class TabViewModel: ViewModel {
  /// A row that leads to a screen.
  public struct Row: Identifiable, Equatable, Sendable {
    public let id: String
  }

  public let title: String
  public let text: String
  public let rows: [Row]
  private let screen: Screen<Event>

  /// An event that the screen sends to its coordinator.
  package enum Event { case didSelect(Row.ID), didPressDone }

  package init(_ title: String, text: String, rows: [String], screen: Screen<Event>) {
    self.title = title
    self.text = text
    self.rows = rows.map(Row.init)
    self.screen = screen
  }

  /// Call when a row was chosen.
  public func select(_ id: Row.ID) { screen.send(.didSelect(id)) }
  /// Call when the Done button was pressed.
  public func doneButtonTapped() { screen.send(.didPressDone) }
}

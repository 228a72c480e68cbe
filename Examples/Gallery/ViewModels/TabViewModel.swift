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
  private let screen: Screen<Event>

  /// What the screen tells its coordinator.
  package enum Event { case didSelect(Row.ID), didPressDone }

  package init(_ title: String, text: String, rows: [String], screen: Screen<Event>) {
    self.title = title
    self.text = text
    self.rows = rows.map(Row.init)
    self.screen = screen
  }

  /// Call when a row was chosen.
  public func select(_ id: Row.ID) { screen.send(.didSelect(id)) }
  /// Call when the person has seen enough of the tabs.
  public func doneButtonTapped() { screen.send(.didPressDone) }
}

public import Usher

/// A page of which the samples are screens of their own.
public final class SamplesViewModel: ViewModel {
  /// A sample as a row shows it.
  public struct Row: Identifiable, Equatable, Sendable {
    public let id: String
    public let title: String
  }

  public let title: String
  /// Says what the samples are for.
  public let text: String
  public let rows: [Row]
  private let screen: Screen<Event>

  /// What the page tells its coordinator.
  package enum Event { case didSelect(Row.ID) }

  package init(
    _ page: GalleryPage,
    text: String,
    rows: [(id: String, title: String)],
    screen: Screen<Event>
  ) {
    title = page.title
    self.text = text
    self.rows = rows.map { Row(id: $0.id, title: $0.title) }
    self.screen = screen
  }

  /// Call when a row was chosen.
  public func select(_ id: Row.ID) { screen.send(.didSelect(id)) }
}

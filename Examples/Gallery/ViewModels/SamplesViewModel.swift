public import Usher

/// A page whose samples are screens of their own.
public final class SamplesViewModel: ViewModel {
  /// A sample as a row of the list.
  public struct Row: Identifiable, Equatable, Sendable {
    public let id: String
    public let title: String
  }

  public let title: String
  /// The explanation of the samples.
  public let text: String
  public let rows: [Row]
  private let screen: Screen<Event>

  /// An event that the screen sends to its coordinator.
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

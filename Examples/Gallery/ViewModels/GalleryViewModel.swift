public import Usher

/// The list of pages.
public final class GalleryViewModel: ViewModel {
  /// A page as a row of the list.
  public struct Row: Identifiable, Equatable, Sendable {
    public let id: GalleryPage
    public let title: String
    /// Whether the page is shown beside the list.
    public let isChosen: Bool
  }

  /// A group of pages with a title.
  public struct Group: Identifiable, Equatable, Sendable {
    public var id: String { title }
    public let title: String
    public let rows: [Row]
  }

  public let title = "Gallery"
  private let chosen: () -> GalleryPage?
  private let screen: Screen<Event>

  /// An event that the screen sends to its coordinator.
  package enum Event { case didSelect(GalleryPage) }

  package init(chosen: @escaping () -> GalleryPage?, screen: Screen<Event>) {
    self.chosen = chosen
    self.screen = screen
  }

  public var groups: [Group] {
    [
      group(
        "Controls",
        .buttons,
        .fields,
        .choices,
        .options,
        .amounts,
        .search,
        .datesAndFiles,
        .form
      ),
      group(
        "Content",
        .text,
        .symbols,
        .images,
        .sketch,
        .lists,
        .table,
        .charts,
        .notices,
        .states
      ),
      group("Navigation", .parts, .bar, .tabs, .sheets, .prompts, .otherSites),
    ]
  }

  /// Call when a row was chosen.
  public func select(_ page: GalleryPage) { screen.send(.didSelect(page)) }

  private func group(_ title: String, _ pages: GalleryPage...) -> Group {
    let chosen = chosen()
    return Group(
      title: title,
      rows: pages.map { Row(id: $0, title: $0.title, isChosen: $0 == chosen) }
    )
  }
}

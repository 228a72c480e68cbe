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
  private let didSelect: (Row.ID) -> Void

  package init(
    _ page: GalleryPage,
    text: String,
    rows: [(id: String, title: String)],
    didSelect: @escaping (Row.ID) -> Void
  ) {
    title = page.title
    self.text = text
    self.rows = rows.map { Row(id: $0.id, title: $0.title) }
    self.didSelect = didSelect
  }

  /// Call when a row was chosen.
  public func select(_ id: Row.ID) { didSelect(id) }
}

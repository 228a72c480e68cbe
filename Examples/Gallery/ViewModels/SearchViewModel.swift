public import Observation
public import Usher

/// A search over a few names, and search fields in their states.
@Observable
public final class SearchViewModel: ViewModel {
  /// A result as a row of the list.
  public struct Row: Identifiable, Equatable, Sendable {
    public let id: String
  }

  public let title = GalleryPage.search.title
  public var query = ""
  public var empty = ""
  public var filled = "Maple"
  public var long = "Something that is longer than a field for a search is wide on a phone"
  public var rightToLeft = "شجرة القيقب"

  private let trees = [
    "Alder", "Ash", "Beech", "Birch", "Cedar", "Chestnut", "Elm", "Hazel", "Larch", "Lime",
    "Maple", "Oak", "Pine", "Rowan", "Spruce", "Willow", "Yew",
  ]

  package init() {}

  /// The trees whose name contains the query, in upper or lower case.
  public var results: [Row] {
    let query = query.lowercased()
    return trees.filter { query.isEmpty || $0.lowercased().contains(query) }.map(Row.init)
  }

  /// The number of results, in words; `nil` without a query or without results.
  public var notice: String? {
    guard !query.isEmpty, !results.isEmpty else { return nil }
    return results.count == 1 ? "1 tree" : "\(results.count) trees"
  }

  /// Call when the person wants to see all trees again.
  public func clearButtonTapped() { query = "" }
}

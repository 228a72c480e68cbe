/// Whether a ``Pager`` has a further page of items, and how far the fetch of that page is. A view usually shows this
/// state below the last row of the list.
///
/// ```swift
/// switch users.more {
/// case .none, .available: nil
/// case .loading: "Loading …"
/// case .failed(let message): message
/// }
/// ```
public enum MoreItems: Equatable, Sendable {
  /// No further page is known: the last page was fetched, or the first one hasn't come yet.
  case none
  /// There is a further page, which isn't fetched yet.
  case available
  /// The next page is being fetched.
  case loading
  /// The next page couldn't be fetched; `message` tells the person why.
  case failed(message: String)
}

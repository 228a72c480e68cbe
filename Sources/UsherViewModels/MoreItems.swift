/// The state of the page that follows the items of a ``Pager``, for the end of a list.
///
/// ```swift
/// switch users.more {
/// case .none, .available: nil
/// case .loading: "Loading …"
/// case .failed(let message): message
/// }
/// ```
public enum MoreItems: Equatable, Sendable {
  /// No further page, as far as is known.
  case none
  /// A further page, which isn't fetched yet.
  case available
  /// The next page is being fetched.
  case loading
  /// The next page couldn't be fetched; the message is for the person.
  case failed(message: String)
}

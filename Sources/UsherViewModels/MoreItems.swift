/// What comes after the items of a ``Pager`` that are there.
public enum MoreItems: Equatable, Sendable {
  /// Nothing, or it isn't known yet.
  case none
  /// There is another part.
  case available
  /// It is being fetched.
  case loading
  /// It couldn't be fetched; the message is for the person.
  case failed(message: String)
}

/// A view model or a coordinator with state of its own that would be lost when the process dies: a half-typed text,
/// a choice.
///
/// ```swift
/// extension SignInViewModel: Restorable {
///   public var savedState: String {
///     get { username }                 // not the password
///     set { username = newValue }
///   }
/// }
/// ```
///
/// Data that comes from the model isn't part of the state: it is fetched again. The getter reads observable
/// properties only, so that a host notices when the state has changed.
public protocol Restorable: AnyObject {
  /// The type of the stored state.
  associatedtype SavedState: Codable
  /// The present state. It is set once after the object was made again, before its flow or screen starts.
  var savedState: SavedState { get set }
}

extension Restorable {
  func encodedState() throws -> String { try SnapshotCoding.text(of: savedState) }

  func restore(_ text: String) throws {
    savedState = try SnapshotCoding.value(SavedState.self, of: text)
  }
}

/// A view model or a coordinator with something of its own to lose when the process dies: a half-typed
/// text, a choice.
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
/// What comes from the model isn't part of it: that is fetched again. Read only observable properties, so
/// that a host notices when the state has changed.
public protocol Restorable: AnyObject {
  /// What is stored.
  associatedtype SavedState: Codable
  /// The state now; set once after the object was made again, before its flow or screen starts.
  var savedState: SavedState { get set }
}

extension Restorable {
  func encodedState() throws -> String { try SnapshotCoding.text(of: savedState) }

  func restore(_ text: String) throws {
    savedState = try SnapshotCoding.value(SavedState.self, of: text)
  }
}

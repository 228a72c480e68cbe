/// A view model or a coordinator whose own state is stored in snapshots. Without that, the state would be lost when the
/// app's process ends: for example a half-typed text, or a choice.
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
/// Data that comes from the app's model isn't part of this state: the view model fetches such data again. The getter of
/// ``savedState`` may read only observable properties, because only then a host notices that the state has changed.
public protocol Restorable: AnyObject {
  /// The type of the stored state.
  associatedtype SavedState: Codable
  /// The present state of the object. At a restoration, Usher sets it to the stored state: for an object that is made
  /// again, right after the object was made and before its flow starts or its screen is shown;
  /// ``Navigation/restore(_:)`` sets it for the objects that stay, too. A view model whose state equals
  /// the stored one already isn't changed.
  var savedState: SavedState { get set }
}

extension Restorable {
  func encodedState() throws -> String { try SnapshotCoding.text(of: savedState) }

  func restore(_ text: String) throws {
    savedState = try SnapshotCoding.value(SavedState.self, of: text)
  }
}

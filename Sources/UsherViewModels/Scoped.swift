/// An object with a lifetime: a screen, a flow, or a scope itself.
///
/// Functions that start work, for example the call of a ``Command``, accept each of these objects. So a view model
/// simply passes its screen:
///
/// ```swift
/// buying(screen, of: self) { try await $0.purchase() }
/// ```
public protocol Scoped {
  /// The scope that runs the object's asynchronous work and cancels it when the object's lifetime ends.
  var scope: Scope { get }
}

extension Scope: Scoped {
  /// The scope itself.
  public var scope: Scope { self }
}

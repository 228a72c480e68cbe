/// What has a lifetime: a scope itself, a screen, a flow.
///
/// The view-model toolkit takes any of them, so a view model hands on its screen as it is:
///
/// ```swift
/// buying(screen, of: self) { try await $0.purchase() }
/// ```
public protocol Scoped {
  /// Runs asynchronous work and cancels it when the owner is gone.
  var scope: Scope { get }
}

extension Scope: Scoped {
  /// The scope itself.
  public var scope: Scope { self }
}

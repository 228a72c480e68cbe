import Usher

/// A value that is observed and bound in one of the ways that are compared.
protocol Subject: AnyObject {
  static var name: String { get }
  /// Whether observers are called in a later turn of the actor.
  static var isLater: Bool { get }

  /// - Parameter scope: what observers of Usher end with; the others have no use for it.
  init(in scope: Scope)
  func set(_ value: Int)
  func observe(_ arrivals: Arrivals)
  /// Keeps this value and another one the same, whichever changes.
  func bind(to other: Self)
}

/// A coordinator or view model that ended and is still in memory.
///
/// ```swift
/// navigation.onLeak = { print($0.description) }
/// ```
public struct Leak: Hashable, Sendable, CustomStringConvertible {
  /// The name of the object's type.
  public let type: String
  /// The address within the app at which the object was shown.
  public let path: String
  /// The names of the coordinators around the object, outermost first.
  public let flows: [String]

  /// A message for developers: which object leaked, where, and how to find the reason.
  public var description: String {
    """
    \(type) at “\(path)” of \(flows.joined(separator: " › ")) is still in memory after it ended. \
    To fix this, look for a closure or a stored property that holds it strongly: \
    use `screen.on(self) { … }` or `[weak self]`.
    """
  }
}

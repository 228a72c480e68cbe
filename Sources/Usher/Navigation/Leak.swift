/// A report about a coordinator or view model that is still in memory although its flow or screen has ended.
///
/// ```swift
/// navigation.onLeak = { print($0.description) }
/// ```
public struct Leak: Hashable, Sendable, CustomStringConvertible {
  /// The name of the object's type.
  public let type: String
  /// The address, within the app, of the screen or flow that the object belonged to.
  public let path: String
  /// The names of the types of the coordinators that the object was shown in, the root coordinator first.
  public let flows: [String]

  /// A message for developers: which object leaked, where it was shown, and how to find the reason.
  public var description: String {
    """
    \(type) at “\(path)” of \(flows.joined(separator: " › ")) is still in memory after it ended. \
    To fix this, look for a closure or a stored property that holds it strongly: \
    use `screen.on(self) { … }` or `[weak self]`.
    """
  }
}

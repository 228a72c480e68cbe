/// A coordinator or view model that is still there after its end.
public struct Leak: Hashable, Sendable, CustomStringConvertible {
  /// The name of its type.
  public let type: String
  /// The address within the app where it was.
  public let path: String
  /// The coordinators around it, outermost first.
  public let flows: [String]

  /// What leaked, where, and how to find out why.
  public var description: String {
    """
    \(type) at “\(path)” of \(flows.joined(separator: " › ")) is still in memory after it ended. \
    To fix this, look for a closure or a stored property that holds it strongly: \
    use `screen.on(self) { … }` or `[weak self]`.
    """
  }
}

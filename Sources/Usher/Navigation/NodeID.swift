/// Identifies a place in one navigation tree. No other place gets the number, but the same place made again does: one that is gone
/// forward to, or restored.
public struct NodeID: Hashable, Codable, Sendable, Comparable, CustomStringConvertible {
  /// A number that grows from place to place.
  public let number: Int

  init(_ number: Int) { self.number = number }

  /// The number, as text.
  public var description: String { "\(number)" }

  /// Older places come first.
  public static func < (a: NodeID, b: NodeID) -> Bool { a.number < b.number }
}

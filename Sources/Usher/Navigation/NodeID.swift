/// The identity of a screen or a flow in one navigation tree, or of a prompt.
///
/// No other screen or flow of the tree gets the same number. A screen or flow that is made again, after Forward or by a
/// restoration, keeps its number.
///
/// ```swift
/// if let entry = navigation.tree.allEntries.first { navigation.back(to: entry.id) }
/// ```
public struct NodeID: Hashable, Codable, Sendable, Comparable, CustomStringConvertible {
  /// The number; a later screen or flow has a greater number.
  public let number: Int

  init(_ number: Int) { self.number = number }

  /// The number, as text.
  public var description: String { "\(number)" }

  /// Returns whether `a` is older than `b`.
  public static func < (a: NodeID, b: NodeID) -> Bool { a.number < b.number }
}

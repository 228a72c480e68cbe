/// The identity of a screen or a flow in one navigation tree, or of a prompt.
///
/// No other screen or flow of the tree gets the same number. A screen or flow that is made again, when the person goes
/// forward or by a restoration, gets the number that it had before.
///
/// ```swift
/// if let entry = navigation.tree.allEntries.first { navigation.back(to: entry.id) }
/// ```
public struct NodeID: Hashable, Codable, Sendable, Comparable, CustomStringConvertible {
  /// The number; of two screens or flows, the one that was first made later has the greater number.
  public let number: Int

  /// The greatest number that a stored snapshot may have, so that there are always greater ones.
  static let greatest = Int(min(Int64(1) << 53, Int64(Int.max / 2)))

  init(_ number: Int) { self.number = number }

  /// The number as text, for example `12`.
  public var description: String { "\(number)" }

  /// Returns whether `a` has the smaller number: whether it was first made before `b`.
  public static func < (a: NodeID, b: NodeID) -> Bool { a.number < b.number }
}

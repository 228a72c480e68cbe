/// A thing that the neighbours lend to each other.
package struct Tool: Equatable, Identifiable, Sendable {
  package let id: String
  package let name: String
  /// What it is good for.
  package let purpose: String
  /// Where it is in the room.
  package let shelf: String
}

/// A line in the outline of a page: a coordinator, a tab, a screen, or the open prompt.
package struct InspectedNode: Hashable, Sendable, Identifiable {
  package enum Kind: String, Sendable { case coordinator, tab, screen, prompt }

  /// The position in the outline.
  package let id: Int
  package let kind: Kind
  /// How many nodes contain this one.
  package let depth: Int
  package let title: String
  /// The address, and how the node is shown.
  package let detail: String
}

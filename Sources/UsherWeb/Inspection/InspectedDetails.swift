/// An open page with all that an inspector shows of it. A private text that somebody has typed isn't in it.
package struct InspectedDetails: Hashable, Sendable {
  /// The page in the list.
  package let page: InspectedPage
  /// The coordinators with their stacks, and the open prompt.
  package let outline: [InspectedNode]
  /// The screens, in the order of the outline.
  package let screens: [InspectedScreen]
  /// What has been shown since an inspector began to look, the oldest first.
  package let transitions: [InspectedTransition]
  /// What the page has done since then, the oldest first.
  package let events: [InspectedEvent]
}

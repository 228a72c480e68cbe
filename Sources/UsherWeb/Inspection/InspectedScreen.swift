package import Usher

/// A screen with the state of its view model.
package struct InspectedScreen: Hashable, Sendable, Identifiable {
  package let id: NodeID
  /// The name of the view model's type.
  package let viewModel: String
  package let title: String
  package let isVisible: Bool
  package let state: [InspectedProperty]
}

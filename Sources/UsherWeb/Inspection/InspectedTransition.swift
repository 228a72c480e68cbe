package import Foundation

/// A change of what a page shows.
package struct InspectedTransition: Hashable, Sendable, Identifiable {
  /// The number since the inspector began to look at the page.
  package let id: Int
  package let time: Date
  /// For example `push`.
  package let kind: String
  /// For example `back`.
  package let cause: String
  /// The title of what is shown then, or of the prompt.
  package var title: String
  /// The address of what is shown then, on the site.
  package var address: String
}

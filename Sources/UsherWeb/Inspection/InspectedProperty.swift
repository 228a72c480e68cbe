/// A property of a view model.
package struct InspectedProperty: Hashable, Sendable, Identifiable {
  /// The position among the properties.
  package let id: Int
  package let name: String
  package let value: String
}

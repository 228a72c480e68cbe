/// What a signal tells beside that it has come. Each signal sets the values that it has; the others are 0.
package nonisolated struct SignalEvent: Sendable {
  /// The row that was activated, the key that was pressed, or how many clicks came after each other.
  package var number: UInt32 = 0
  /// The keys held down with the key: a set of `GdkModifierType`.
  package var modifiers: UInt32 = 0
  /// The place or the distance, in pixels.
  package var x = 0.0
  package var y = 0.0
  /// The list item that a row is made for, as an address.
  package var object: UInt = 0

  package init() {}
}

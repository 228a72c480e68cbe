/// What a store held in one state.
package struct Versioned<Value: Sendable>: Sendable {
  /// The state.
  package let version: StoreVersion
  /// What was held.
  package let value: Value

  /// Describes what was held.
  package init(version: StoreVersion, value: Value) {
    self.version = version
    self.value = value
  }
}

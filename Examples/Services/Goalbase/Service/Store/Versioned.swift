/// A value that a store contained in one state.
package struct Versioned<Value: Sendable>: Sendable {
  /// The version of the state.
  package let version: StoreVersion
  /// The value.
  package let value: Value

  /// Creates a value with its version.
  package init(version: StoreVersion, value: Value) {
    self.version = version
    self.value = value
  }
}

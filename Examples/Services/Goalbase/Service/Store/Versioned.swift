/// What a store held in one state.
public struct Versioned<Value: Sendable>: Sendable {
  /// The state.
  public let version: StoreVersion
  /// What was held.
  public let value: Value

  /// Describes what was held.
  public init(version: StoreVersion, value: Value) {
    self.version = version
    self.value = value
  }
}

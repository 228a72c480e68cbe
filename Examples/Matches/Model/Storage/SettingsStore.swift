/// Keeps what people have chosen.
package protocol SettingsStore: Sendable {
  /// What a visitor has chosen; the defaults for who hasn't.
  func settings(of visitor: String) async throws -> StorageSettings

  func setSettings(_ settings: StorageSettings, of visitor: String) async throws

  /// Emits after each change of a visitor's settings, from whichever of their pages; changes that nobody
  /// has taken yet are one. Ends with the task that listens.
  func changes(of visitor: String) -> AsyncStream<Void>
}

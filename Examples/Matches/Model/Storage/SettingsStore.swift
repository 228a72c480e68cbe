/// A store of people's settings.
public protocol SettingsStore: Sendable {
  /// Returns a visitor's settings; the defaults if they have changed nothing.
  func settings(of visitor: String) async throws -> StorageSettings

  func setSettings(_ settings: StorageSettings, of visitor: String) async throws

  /// Emits after each change of a visitor's settings, on any of their pages. Changes that were not
  /// yet received are merged into one. Ends when the listening task ends.
  func changes(of visitor: String) -> AsyncStream<Void>
}

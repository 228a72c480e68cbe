/// Notations of which one is used.
public struct SettingsSection: Identifiable, Equatable, Sendable {
  public let id: String
  /// What they are of, for who hears the screen; it has no header.
  public let label: String
  public let rows: [SettingsRow]
}

/// Notations of which one is used.
public struct SettingsSection: Identifiable, Equatable, Sendable {
  public let id: String
  /// What they are of.
  public let label: String
  public let rows: [SettingsRow]
}

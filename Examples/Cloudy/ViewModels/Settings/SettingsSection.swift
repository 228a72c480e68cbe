/// A group of notations, of which one is the current one.
public struct SettingsSection: Identifiable, Equatable, Sendable {
  public let id: String
  /// The title of the group.
  public let label: String
  public let rows: [SettingsRow]
}

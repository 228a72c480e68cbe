/// In which units speeds are written.
public enum UnitsNotation: String, CaseIterable, Codable, Sendable {
  case imperial
  case metric
}

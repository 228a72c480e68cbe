/// In which unit temperatures are written.
public enum TemperatureNotation: String, CaseIterable, Codable, Sendable {
  case fahrenheit
  case celsius
}

/// In which unit temperatures are written.
package enum TemperatureNotation: String, CaseIterable, Codable, Sendable {
  case fahrenheit
  case celsius
}

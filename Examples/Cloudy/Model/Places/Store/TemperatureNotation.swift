/// The unit of temperatures.
package enum TemperatureNotation: String, CaseIterable, Codable, Sendable {
  case fahrenheit
  case celsius
}

/// The unit of speeds.
package enum UnitsNotation: String, CaseIterable, Codable, Sendable {
  case imperial
  case metric
}

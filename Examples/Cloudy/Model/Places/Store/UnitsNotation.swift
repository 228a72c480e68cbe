/// In which units speeds are written.
package enum UnitsNotation: String, CaseIterable, Codable, Sendable {
  case imperial
  case metric
}

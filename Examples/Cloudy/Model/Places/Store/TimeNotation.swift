/// How times are written.
package enum TimeNotation: String, CaseIterable, Codable, Sendable {
  case twelveHour
  case twentyFourHour
}

/// The format of times.
package enum TimeNotation: String, CaseIterable, Codable, Sendable {
  case twelveHour
  case twentyFourHour
}

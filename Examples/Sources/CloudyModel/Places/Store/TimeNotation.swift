/// How times are written.
public enum TimeNotation: String, CaseIterable, Codable, Sendable {
  case twelveHour
  case twentyFourHour
}

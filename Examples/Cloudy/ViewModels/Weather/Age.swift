import Foundation

/// How long ago something was, in the largest unit that says enough.
public enum Age: Equatable, Sendable {
  /// Less than a minute.
  case moments
  case minutes(Int)
  case hours(Int)
  case days(Int)

  init(since date: Date, now: Date) {
    let minutes = Int(max(0, now.timeIntervalSince(date)) / 60)
    self =
      switch minutes {
      case 0: .moments
      case ..<60: .minutes(minutes)
      case ..<(48 * 60): .hours(minutes / 60)
      default: .days(minutes / (24 * 60))
      }
  }
}

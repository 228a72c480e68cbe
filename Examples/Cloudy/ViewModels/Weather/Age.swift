import Foundation

/// Describes in words how long ago something was.
enum Age {
  static func text(since date: Date, now: Date) -> String {
    let minutes = Int(max(0, now.timeIntervalSince(date)) / 60)
    switch minutes {
    case 0: return "less than a minute old"
    case ..<60: return text(minutes, "minute")
    case ..<(48 * 60): return text(minutes / 60, "hour")
    default: return text(minutes / (24 * 60), "day")
    }
  }

  private static func text(_ count: Int, _ unit: String) -> String {
    "\(count) \(unit)\(count == 1 ? "" : "s") old"
  }
}

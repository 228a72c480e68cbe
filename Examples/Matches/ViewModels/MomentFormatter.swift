import Foundation

/// Formats days, with or without the time of day. It keeps what takes long to make.
final class MomentFormatter {
  private let formatter = DateFormatter()
  private let formats: Formats
  private let hasTime: Bool

  init(_ formats: Formats, _ time: DateFormatter.Style) {
    self.formats = formats
    hasTime = time != .none
    formatter.locale = formats.locale
    formatter.calendar = formats.calendar
    formatter.timeZone = formats.calendar.timeZone
    formatter.dateStyle = .medium
    formatter.timeStyle = time
  }

  /// Returns a day and a time, for example “Oct 7, 2016 at 6:30 PM”, with the zone if that must be told.
  func string(from date: Date) -> String {
    let text = formatter.string(from: date)
    guard hasTime, let zone = formats.zone(at: date) else { return text }
    return "\(text) \(zone)"
  }
}

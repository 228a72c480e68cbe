import Foundation
import GTK
import Usher

/// A calendar of the desktop for a date of ours.
@MainActor final class DayChooser {
  let widget = GTK.Calendar()
  private let timeZone: () -> TimeZone

  init(_ timeZone: @escaping () -> TimeZone) { self.timeZone = timeZone }

  static func calendar(_ timeZone: TimeZone) -> Foundation.Calendar {
    // GTK's calendar is the Gregorian one.
    var calendar = Foundation.Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    return calendar
  }

  func show(_ date: Date) {
    let day = self.day(of: date)
    if widget.day != day { widget.day = day }
  }

  /// The chosen day at the time of another date.
  func date(at time: Date) -> Date {
    let (calendar, day) = (Self.calendar(timeZone()), widget.day)
    guard day != self.day(of: time) else { return time }
    var parts = calendar.dateComponents([.hour, .minute, .second, .nanosecond], from: time)
    (parts.year, parts.month, parts.day) = (day.year, day.month, day.day)
    return calendar.date(from: parts) ?? time
  }

  /// The beginning of the chosen day.
  var start: Date? {
    let day = widget.day
    let parts = DateComponents(year: day.year, month: day.month, day: day.day)
    return Self.calendar(timeZone()).date(from: parts)
  }

  private func day(of date: Date) -> CalendarDay {
    let parts = Self.calendar(timeZone()).dateComponents([.year, .month, .day], from: date)
    return CalendarDay(year: parts.year ?? 1, month: parts.month ?? 1, day: parts.day ?? 1)
  }
}

/// Writes dates as the person reads them.
struct DateText {
  private let formatter = DateFormatter()

  init(_ locale: DeviceLocale, _ timeZone: TimeZone, hasTime: Bool) {
    formatter.locale = Locale(identifier: locale.fullIdentifier)
    formatter.timeZone = timeZone
    formatter.dateStyle = .medium
    formatter.timeStyle = hasTime ? .short : .none
  }

  func text(of date: Date) -> String { formatter.string(from: date) }
}

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

  /// Writes the day that the person chooses.
  ///
  /// - Parameters:
  ///   - date: returns the date to show; `nil` for none.
  ///   - choose: called when the calendar shows the chosen day.
  func join(_ context: PartContext, _ date: @escaping () -> Date?, choose: @escaping () -> Void) {
    let show = { [weak self] in
      if let date = date() { self?.show(date) }
    }
    context.bind(date) { _ in show() }
    // A month that the person has only looked at isn't shown for ever.
    context.observe(widget, "map", show)
    let chosen = { [weak context] () -> Void in
      context?.afterTurn { [weak context] in
        context?.perform(choose)
        // A day that isn't allowed must not look as if it were chosen.
        show()
      }
    }
    for connection in widget.onChoose(chosen) { context.keep(connection) }
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

  /// The beginning of the day of a date.
  func start(of date: Date) -> Date { Self.calendar(timeZone()).startOfDay(for: date) }

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

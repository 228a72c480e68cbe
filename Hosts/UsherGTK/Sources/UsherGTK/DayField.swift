public import Foundation
import GTK
public import Usher

/// A field for a day: a button with its label and the day, which opens a calendar. It can be empty.
///
/// ```swift
/// DayField("Go to Date", viewModel.bind(\.day), in: viewModel.timeZone, range: viewModel.days)
/// ```
public struct DayField: Content {
  private let label: () -> String
  private let day: ValueBinding<Date?>
  private let timeZone: () -> TimeZone
  private let range: () -> ClosedRange<Date>?

  /// Makes a field.
  ///
  /// - Parameters:
  ///   - label: the name of the field.
  ///   - day: a time on the day; `nil` for none. What is written is the time at which the day begins.
  ///   - timeZone: the time zone in which days begin and end.
  ///   - range: times on the first and on the last day that can be chosen; `nil` allows all days. Another choice is ignored.
  public init(
    _ label: @autoclosure @escaping () -> String,
    _ day: ValueBinding<Date?>,
    in timeZone: @autoclosure @escaping () -> TimeZone,
    range: @autoclosure @escaping () -> ClosedRange<Date>? = nil
  ) {
    (self.label, self.day, self.timeZone, self.range) = (label, day, timeZone, range)
  }

  /// The widgets of this content, still to be made.
  public var parts: [Part] {
    [
      Part { [self] context in
        let chooser = DayChooser(timeZone)
        let panel = Box(isVertical: true, spacing: 12)
        let clear = GTK.Button(context.acts.words[.clear])
        panel.append(chooser.widget)
        panel.append(clear)
        let button = MenuButton(panel)
        context.onEnd { button.close() }
        context.bind({ [day] in day.value != nil }) { clear.isVisible = $0 }
        chooser.join(context) { [day] in
          day.value
        } choose: { [self] in
          guard let start = chooser.start, isAllowed(start) else { return }
          // A time on the day is as good as its beginning.
          if day.value.map({ chooser.start(of: $0) }) != start { day.value = start }
          button.close()
        }
        context.on(clear, "clicked") { [day] in
          day.value = nil
          button.close()
        }
        context.bind({ [self] in
          let texts = DateText(context.acts.locale(), timeZone(), hasTime: false)
          return day.value.map { "\(label()): \(texts.text(of: $0))" } ?? label()
        }) { button.title = $0 }
        return button
      }
    ]
  }

  private func isAllowed(_ start: Date) -> Bool {
    guard let range = range() else { return true }
    let end = DayChooser.calendar(timeZone()).date(byAdding: .day, value: 1, to: start) ?? start
    return end > range.lowerBound && start <= range.upperBound
  }
}

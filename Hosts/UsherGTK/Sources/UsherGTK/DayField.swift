public import Foundation
import GTK
public import Usher

/// A field for a day, with its label: a button with the day, which opens a calendar. It can be empty.
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
  ///   - label: the name of the field, shown in the button while no day is chosen.
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
        panel.append(choice(of: chooser, in: context))
        panel.append(clear)
        let button = MenuButton(panel)
        context.bind({ [day] in day.value }) { day in
          if let day { chooser.show(day) }
          clear.isVisible = day != nil
        }
        context.observe(chooser.widget, "day-selected") { [self, weak context] in
          if let start = chooser.start, start != day.value, isAllowed(start) {
            context?.perform { day.value = start }
          }
          // A day that isn't allowed must not look as if it were chosen.
          if let day = day.value { chooser.show(day) }
        }
        context.on(clear, "clicked") { [day] in
          day.value = nil
          button.close()
        }
        context.bind({ [self] in
          let texts = DateText(context.acts.locale(), timeZone(), hasTime: false)
          return day.value.map(texts.text) ?? label()
        }) { button.title = $0 }
        context.bind(label) { button.setName($0) }
        return button
      }
    ]
  }

  /// A button with the day that the calendar shows, while none is chosen: GTK's calendar always has a day, and says nothing
  /// when the person clicks that one.
  private func choice(of chooser: DayChooser, in context: PartContext) -> Widget {
    let button = GTK.Button()
    let name = { [timeZone, weak context] in
      let texts = DateText(context?.acts.locale() ?? .english, timeZone(), hasTime: false)
      button.title = chooser.start.map(texts.text) ?? ""
    }
    name()
    for part in ["day", "month", "year"] {
      context.observe(chooser.widget, "notify::\(part)", name)
    }
    context.bind({ [day] in day.value == nil }) { button.isVisible = $0 }
    context.on(button, "clicked") { [self] in
      if let start = chooser.start, isAllowed(start) { day.value = start }
    }
    return button
  }

  private func isAllowed(_ start: Date) -> Bool {
    guard let range = range() else { return true }
    let end = DayChooser.calendar(timeZone()).date(byAdding: .day, value: 1, to: start) ?? start
    return end > range.lowerBound && start <= range.upperBound
  }
}

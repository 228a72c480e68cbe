public import Foundation
import GTK
public import Usher

/// A field for a day and a time, with its label: a button with the date, which opens a calendar with hours and minutes.
///
/// ```swift
/// DateField("Played at", viewModel.playedAt, in: viewModel.timeZone)
/// ```
public struct DateField: Content {
  private let label: () -> String
  private let date: ValueBinding<Date>
  private let timeZone: () -> TimeZone

  /// Makes a field.
  ///
  /// - Parameters:
  ///   - label: the name of the field.
  ///   - date: the point in time. What the person doesn't change, such as seconds, stays.
  ///   - timeZone: the time zone in which the date is shown and chosen.
  public init(
    _ label: @autoclosure @escaping () -> String,
    _ date: ValueBinding<Date>,
    in timeZone: @autoclosure @escaping () -> TimeZone
  ) {
    (self.label, self.date, self.timeZone) = (label, date, timeZone)
  }

  /// The widgets of this content, still to be made.
  public var parts: [Part] {
    [
      Part { [self] context in
        let panel = Box(isVertical: true, spacing: 12)
        let chooser = DayChooser(timeZone)
        panel.append(chooser.widget)
        panel.append(time(in: context))
        let button = MenuButton(panel)
        context.onEnd { button.close() }
        chooser.join(context) { [date] in
          date.value
        } choose: { [date] in
          let new = chooser.date(at: date.value)
          if new != date.value { date.value = new }
        }
        let text = { [date, timeZone] in
          DateText(context.acts.locale(), timeZone(), hasTime: true).text(of: date.value)
        }
        context.bind(text) { button.title = $0 }
        return context.labelled(button, label, message: { nil }, leave: {})
      }
    ]
  }

  private func time(in context: PartContext) -> Widget {
    let box = Box(isVertical: false, spacing: 6)
    box.align(horizontally: .center)
    let hours = number(.hour, context.acts.words[.hours], 0...23, context)
    let minutes = number(.minute, context.acts.words[.minutes], 0...59, context)
    for widget in [hours, Label(":"), minutes] { box.append(widget) }
    return box
  }

  private func number(
    _ part: Foundation.Calendar.Component,
    _ name: String,
    _ range: ClosedRange<Double>,
    _ context: PartContext
  ) -> Widget {
    let button = SpinButton(in: range, step: 1)
    button.setName(name)
    button.set("orientation", 1)
    context.keep(button.write { $0 < 10 ? "0\(Int($0))" : "\(Int($0))" })
    let value = ValueBinding<Double> { [date, timeZone] in
      Double(DayChooser.calendar(timeZone()).component(part, from: date.value))
    } set: { [date, timeZone] number in
      let calendar = DayChooser.calendar(timeZone())
      let now = calendar.dateComponents([.hour, .minute, .second], from: date.value)
      let changed = calendar.date(
        bySettingHour: part == .hour ? Int(number) : now.hour ?? 0,
        minute: part == .minute ? Int(number) : now.minute ?? 0,
        second: now.second ?? 0,
        of: date.value
      )
      if let changed { date.value = changed }
    }
    context.join(button, "value-changed", value) {
      button.value
    } show: {
      button.value = $0
    }
    return button
  }
}

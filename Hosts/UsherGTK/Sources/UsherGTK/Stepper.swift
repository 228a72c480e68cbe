import GTK
public import Usher

/// A field for a number with buttons that make it smaller and larger, and its label.
///
/// ```swift
/// Stepper("Seats", viewModel.bind(\.seats), in: 1...8) { "\(Int($0))" }
/// ```
public struct Stepper: Content {
  private let label: () -> String
  private let value: ValueBinding<Double>
  private let range: ClosedRange<Double>
  private let step: Double
  private let text: (Double) -> String

  /// Makes a stepper.
  ///
  /// - Parameters:
  ///   - label: the name of the number.
  ///   - value: the number. What is written is never outside the range.
  ///   - range: the smallest and the largest number.
  ///   - step: the difference that one press makes, in the unit of the number.
  ///   - text: returns the text of a number for the person, with its unit. The person can type there, too: the first number
  ///     in the text counts.
  public init(
    _ label: @autoclosure @escaping () -> String,
    _ value: ValueBinding<Double>,
    in range: ClosedRange<Double>,
    step: Double = 1,
    text: @escaping (Double) -> String
  ) {
    self.label = label
    (self.value, self.range, self.step, self.text) = (value, range, step, text)
  }

  /// The widgets of this content, still to be made.
  public var parts: [Part] {
    [
      Part { [self] context in
        let (box, name) = (Box(isVertical: false), Label(wraps: true))
        let button = SpinButton(in: range, step: step)
        name.expand(horizontally: true, vertically: false)
        button.setLabel(name)
        box.pair(name, button)
        for end in [range.lowerBound, range.upperBound] { button.makeRoom(for: text(end)) }
        context.bind(label) { name.text = $0 }
        context.keep(button.write(text))
        context.join(button, "value-changed", value) {
          button.value
        } show: {
          button.value = $0
        }
        // At once, also if the text is that of the app's number: GTK reads the text again after each press of a key.
        context.observe(button, "value-changed") { [text, value] in
          button.show(text(value.value))
        }
        context.bind({ [text, value] in text(value.value) }) { text in
          button.makeRoom(for: text)
          button.show(text)
          button.setValueText(text)
        }
        return box
      }
    ]
  }
}

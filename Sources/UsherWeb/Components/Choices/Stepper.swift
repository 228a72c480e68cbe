public import Usher

/// Two buttons that make a number smaller and larger, with a label and the present number.
///
/// ```swift
/// Stepper("Seats", bind(\.seats), in: 1...8, text: "\(Int(viewModel.seats))")
/// ```
public struct Stepper: Component {
  private let label: String
  private let text: String
  private let value: ValueBinding<Double>
  private let range: ClosedRange<Double>
  private let step: Double
  private let isDisabled: Bool

  /// Makes a stepper.
  ///
  /// - Parameters:
  ///   - label: the name of the number.
  ///   - value: the number that the buttons change. A written number is never outside the range.
  ///   - range: the smallest and the largest number.
  ///   - step: the difference that one press makes, in the unit of the number.
  ///   - text: the text of the present number for the person, with its unit.
  ///   - isDisabled: whether the number can't be changed now.
  public init(
    _ label: String,
    _ value: ValueBinding<Double>,
    in range: ClosedRange<Double>,
    step: Double = 1,
    text: String,
    isDisabled: Bool = false
  ) {
    self.label = label
    self.value = value
    self.range = range
    self.step = step
    self.text = text
    self.isDisabled = isDisabled
  }

  /// The label, the number and the buttons.
  public var body: some HTML {
    div {
      span { label }
      output { text }
      div {
        button { "−" }.attribute("type", "button").label(.less, label)
          .disabled(isDisabled || value.value <= range.lowerBound).on(.click) { change(by: -step) }
        button { "+" }.attribute("type", "button").label(.more, label)
          .disabled(isDisabled || value.value >= range.upperBound).on(.click) { change(by: step) }
      }
      .class("stepper")
    }
    .class("control").role("group").label(label)
  }

  private func change(by amount: Double) {
    value.value = min(max(value.value + amount, range.lowerBound), range.upperBound)
  }
}

public import Usher

/// Two buttons that make a number smaller and larger, with its label and what it is now.
public struct Stepper: Component {
  private let label: String
  private let text: String
  private let value: ValueBinding<Double>
  private let range: ClosedRange<Double>
  private let step: Double
  private let isDisabled: Bool

  /// A stepper.
  ///
  /// - Parameters:
  ///   - label: what the number is.
  ///   - value: what it changes; never beyond the range.
  ///   - range: what the number may be.
  ///   - step: by how much a press changes it.
  ///   - text: the number as the person reads it, with its unit.
  ///   - isDisabled: whether it can't be changed now.
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

  /// Label, number and buttons.
  public var body: some HTML {
    div {
      span { label }
      output { text }
      div {
        button { "−" }.attribute("type", "button").label("Less: \(label)")
          .disabled(isDisabled || value.value <= range.lowerBound).on(.click) { change(by: -step) }
        button { "+" }.attribute("type", "button").label("More: \(label)")
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

public import Usher

/// A slider that snaps to its steps, with its label, what it is now, and what its ends are.
public struct Slider: Component {
  private let label: String
  private let text: (Double) -> String
  private let ends: (String, String)?
  private let value: ValueBinding<Double>
  private let range: ClosedRange<Double>
  private let step: Double
  private let isDisabled: Bool

  /// A slider.
  ///
  /// - Parameters:
  ///   - label: what the number is.
  ///   - value: what it shows and changes; only steps within the range are written.
  ///   - range: what the number may be.
  ///   - step: the distance of two numbers.
  ///   - ends: what to write at the ends.
  ///   - isDisabled: whether it can't be changed now.
  ///   - text: a number as the person reads it, with its unit. Those of up to 200 steps are given to the browser, which
  ///     shows them as the person moves the knob, before the server answers.
  public init(
    _ label: String,
    _ value: ValueBinding<Double>,
    in range: ClosedRange<Double>,
    step: Double,
    ends: (String, String)? = nil,
    isDisabled: Bool = false,
    text: @escaping (Double) -> String
  ) {
    self.label = label
    self.value = value.snapped(to: step, in: range)
    self.range = range
    self.step = step
    self.text = text
    self.ends = ends
    self.isDisabled = isDisabled
  }

  /// Label, number and slider.
  public var body: some HTML {
    div {
      div {
        span { label }
        output { text(value.value) }
      }
      .class("control")
      input().attribute("type", "range").label(label)
        .attribute("aria-valuetext", text(value.value)).attribute("data-texts", texts)
        .attribute("min", Self.number(range.lowerBound))
        .attribute("max", Self.number(range.upperBound)).attribute("step", Self.number(step))
        .disabled(isDisabled).value(value.compactMap(get: Self.number, set: Double.init))
      if let ends {
        div {
          span { ends.0 }
          span { ends.1 }
        }
        .class("ends").attribute("aria-hidden", "true")
      }
    }
    .class("slider")
  }

  /// What each step is called, a line each.
  private var texts: String? {
    let count = (range.upperBound - range.lowerBound) / step
    guard count <= 200 else { return nil }
    return (0...Int(count.rounded(.down))).map { text(range.lowerBound + Double($0) * step) }
      .joined(separator: "\n")
  }

  /// As HTML writes numbers: the shortest text that reads back the same.
  private static func number(_ value: Double) -> String {
    Int(exactly: value).map { String($0) } ?? "\(value)"
  }
}

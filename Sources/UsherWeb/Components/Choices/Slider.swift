public import Usher

/// A slider that snaps to its steps, with its label, its present number, and texts at its ends.
///
/// ```swift
/// Slider("Brightness", bind(\.brightness), in: 0...100, step: 25, ends: ("Dark", "Bright")) { "\(Int($0)) %" }
/// ```
public struct Slider: Component {
  private let label: String
  private let text: (Double) -> String
  private let ends: (String, String)?
  private let value: ValueBinding<Double>
  private let range: ClosedRange<Double>
  private let step: Double
  private let isDisabled: Bool

  /// Makes a slider.
  ///
  /// - Parameters:
  ///   - label: the name of the number.
  ///   - value: the number that the slider shows and writes. Each written number is rounded to the nearest step,
  ///     counted from the smallest number, and stays within the range.
  ///   - range: the smallest and the largest number.
  ///   - step: the distance from one step to the next, in the unit of the number; more than 0.
  ///   - ends: the texts below the left and the right end of the slider; `nil` for none.
  ///   - isDisabled: whether the number can't be changed now.
  ///   - text: returns the text of a number for the person, with its unit. If the range has at most 200 steps, the host
  ///     calls the closure for each step in advance: then the browser can show the texts while the person moves the
  ///     knob, before the server answers.
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

  /// The label, the number and the slider.
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

  /// The texts of all steps, each on its own line; `nil` if there are more than 200 steps.
  private var texts: String? {
    // Floating-point steps such as 0.1 don't divide the range exactly: the addend makes the last step count too.
    let count = ((range.upperBound - range.lowerBound) / step + 1e-9).rounded(.down)
    guard (0...200).contains(count) else { return nil }
    return (0...Int(count)).map { text(range.lowerBound + Double($0) * step) }
      .joined(separator: "\n")
  }

  /// Returns a number in HTML's format: the shortest text that is parsed to the same number.
  private static func number(_ value: Double) -> String {
    Int(exactly: value).map { String($0) } ?? "\(value)"
  }
}

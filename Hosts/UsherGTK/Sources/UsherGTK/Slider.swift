import GTK
public import Usher

/// A slider that snaps to its steps, with its label, its present number, and texts at its ends.
///
/// ```swift
/// Slider("Brightness", viewModel.bind(\.brightness), in: 0...100, step: 25, ends: ("Dark", "Bright")) {
///   "\(Int($0)) %"
/// }
/// ```
public struct Slider: Content {
  private let label: () -> String
  private let value: ValueBinding<Double>
  private let range: ClosedRange<Double>
  private let step: Double
  private let ends: (String, String)?
  private let text: (Double) -> String

  /// Makes a slider.
  ///
  /// - Parameters:
  ///   - label: the name of the number.
  ///   - value: the number. What is written is rounded to the nearest step, and stays within the range.
  ///   - range: the smallest and the largest number; if they are the same, the slider can't be moved.
  ///   - step: the distance from one step to the next, in the unit of the number; more than 0.
  ///   - ends: the texts below both ends; `nil` for none.
  ///   - text: returns the text of a number for the person, with its unit.
  public init(
    _ label: @autoclosure @escaping () -> String,
    _ value: ValueBinding<Double>,
    in range: ClosedRange<Double>,
    step: Double,
    ends: (String, String)? = nil,
    text: @escaping (Double) -> String
  ) {
    self.label = label
    self.value = value.snapped(to: step, in: range)
    (self.range, self.step, self.ends, self.text) = (range, step, ends, text)
  }

  /// The widgets of this content, still to be made.
  public var parts: [Part] {
    [
      Part { [self] context in
        let box = Box(isVertical: true, spacing: 4)
        let scale = Scale(in: range, step: step)
        scale.isEnabled = range.lowerBound < range.upperBound
        box.append(heading(of: scale, in: context))
        box.append(scale)
        if let ends { box.append(labels(ends)) }
        context.join(scale, "value-changed", value) {
          scale.value
        } show: {
          scale.value = $0
        }
        return box
      }
    ]
  }

  private func heading(of scale: Scale, in context: PartContext) -> Widget {
    let (box, name, number) = (Box(isVertical: false, spacing: 12), Label(wraps: true), Label())
    name.expand(horizontally: true, vertically: false)
    box.appendCentred(name)
    box.appendCentred(number)
    scale.setLabel(name)
    context.bind(label) { name.text = $0 }
    context.bind({ [text, value] in text(value.value) }) { text in
      number.text = text
      scale.setValueText(text)
    }
    return box
  }

  private func labels(_ ends: (String, String)) -> Widget {
    let (box, least, most) = (Box(isVertical: false), Label(ends.0), Label(ends.1))
    for label in [least, most] {
      label.addStyle("dim-label")
      label.addStyle("caption")
      box.append(label)
    }
    least.expand(horizontally: true, vertically: false)
    least.align(horizontally: .start)
    return box
  }
}

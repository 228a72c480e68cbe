import GTK
public import Usher

/// A switch with its label.
///
/// ```swift
/// Toggle("Premium customer", viewModel.bind(\.isPremium))
/// ```
public struct Toggle: Content {
  private let label: String
  private let isOn: ValueBinding<Bool>

  /// Makes a switch.
  public init(_ label: String, _ isOn: ValueBinding<Bool>) {
    self.label = label
    self.isOn = isOn
  }

  /// The widgets of this content, still to be made.
  public var parts: [Part] {
    [
      Part { [label, isOn] context in
        let box = Box(isVertical: false, spacing: 12)
        let name = Label(label, wraps: true)
        name.expand(horizontally: true, vertically: false)
        name.align(horizontally: .start)
        let control = Switch()
        control.align(vertically: .center)
        control.setLabel(name)
        box.append(name)
        box.append(control)
        context.bind({ isOn.value }) { control.isOn = $0 }
        context.observe(control, "notify::active") { [weak control, weak context] in
          guard let control, control.isOn != isOn.value else { return }
          let value = control.isOn
          context?.perform { isOn.value = value }
          if control.isOn != isOn.value { control.isOn = isOn.value }
        }
        return box
      }
    ]
  }
}

/// A turning wheel while something goes on; nothing otherwise.
///
/// ```swift
/// Spinner(viewModel.isLoading)
/// ```
public struct Spinner: Content {
  private let isSpinning: () -> Bool

  /// Makes a wheel that turns while a condition holds.
  public init(_ isSpinning: @autoclosure @escaping () -> Bool = true) {
    self.isSpinning = isSpinning
  }

  /// The widgets of this content, still to be made.
  public var parts: [Part] {
    [
      Part { [isSpinning] context in
        let spinner = GTK.Spinner()
        spinner.setName("Loading")
        context.bind(isSpinning) {
          spinner.isSpinning = $0
          spinner.isVisible = $0
        }
        return spinner
      }
    ]
  }
}

/// A line between other contents.
public struct Divider: Content {
  /// Makes a line.
  public init() {}

  /// The widgets of this content, still to be made.
  public var parts: [Part] { [Part { _ in Separator() }] }
}

import GTK
public import Usher

/// A switch with its label.
///
/// ```swift
/// Toggle("Premium customer", viewModel.bind(\.isPremium))
/// ```
public struct Toggle: Content {
  private let label: () -> String
  private let isOn: ValueBinding<Bool>

  /// Makes a switch.
  public init(_ label: @autoclosure @escaping () -> String, _ isOn: ValueBinding<Bool>) {
    self.label = label
    self.isOn = isOn
  }

  /// The widgets of this content, still to be made.
  public var parts: [Part] {
    [
      Part { [label, isOn] context in
        let box = Box(isVertical: false, spacing: 12)
        let name = Label(wraps: true)
        context.bind(label) { name.text = $0 }
        name.expand(horizontally: true, vertically: false)
        name.align(horizontally: .start)
        let control = Switch()
        control.setLabel(name)
        box.appendCentred(name)
        box.appendCentred(control)
        context.join(control, "notify::active", isOn) {
          control.isOn
        } show: {
          control.isOn = $0
        }
        return box
      }
    ]
  }
}

/// A turning wheel while something goes on; nothing otherwise. It is seen after 0.15 seconds.
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
        spinner.setName(context.acts.words[.loading])
        context.turn(spinner, while: isSpinning)
        return spinner
      }
    ]
  }
}

extension PartContext {
  /// Has a wheel turn while a condition holds. It is seen a moment later: one that goes at once would only flicker.
  func turn(_ spinner: GTK.Spinner, while isSpinning: @escaping () -> Bool) {
    var showing: ScopeTask?
    bind(isSpinning) { [weak self] isSpinning in
      showing?.cancel()
      spinner.isSpinning = isSpinning
      spinner.isVisible = false
      guard isSpinning else { return }
      showing = self?.after(.milliseconds(150)) { spinner.isVisible = true }
    }
    onEnd { showing?.cancel() }
  }
}

/// A line between other contents.
public struct Divider: Content {
  /// Makes a line.
  public init() {}

  /// The widgets of this content, still to be made.
  public var parts: [Part] { [Part { _ in Separator() }] }
}

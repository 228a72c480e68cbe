import GTK

/// A box to tick, with its label.
///
/// ```swift
/// Checkbox(player.name, isOn: player.isSelected) { viewModel.togglePlayer(at: player.id) }
/// ```
public struct Checkbox: Content {
  private let label: () -> String
  private let isOn: () -> Bool
  private let toggle: () -> Void

  /// Makes a box.
  ///
  /// - Parameters:
  ///   - label: the text beside the box.
  ///   - isOn: whether the box is ticked, read again when it changes.
  ///   - toggle: called when the person clicks the box; it changes what `isOn` reads, or doesn't.
  public init(
    _ label: @autoclosure @escaping () -> String,
    isOn: @autoclosure @escaping () -> Bool,
    toggle: @escaping () -> Void
  ) {
    (self.label, self.isOn, self.toggle) = (label, isOn, toggle)
  }

  /// The widgets of this content, still to be made.
  public var parts: [Part] {
    [
      Part { [label, isOn, toggle] context in
        let box = CheckButton()
        context.bind(label) { box.title = $0 }
        context.bind(isOn) { box.isOn = $0 }
        context.observe(box, "toggled") { [weak context] in
          guard box.isOn != isOn() else { return }
          context?.perform(toggle)
          let show = { if box.isOn != isOn() { box.isOn = isOn() } }
          show()
          // What changes and changes back in one turn isn't observed.
          context?.afterTurn(show)
        }
        return box
      }
    ]
  }
}

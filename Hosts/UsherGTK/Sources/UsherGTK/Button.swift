import GTK

/// A button.
///
/// ```swift
/// Button(viewModel.submitButtonTitle, viewModel.signIn).enabled(!viewModel.isSigningIn).style(.suggested)
/// ```
public struct Button: Content {
  /// The look of a button.
  public enum Style: String, Sendable {
    /// The button that most people press here.
    case suggested = "suggested-action"
    /// A button that does something that can't be undone.
    case destructive = "destructive-action"
    /// A button without a frame.
    case flat
  }

  private let title: () -> String
  private let action: () -> Void
  private var isEnabled: () -> Bool = { true }
  private var style: Style?
  private var label: (() -> String)?
  private var mnemonic: Character?

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - title: the title, read again when it changes, and shown as it is.
  ///   - action: called when the person presses the button, unless its screen is covered.
  public init(_ title: @autoclosure @escaping () -> String, _ action: @escaping () -> Void) {
    self.title = title
    self.action = action
  }

  /// Lets the person press the button only while a condition holds.
  public func enabled(_ condition: @autoclosure @escaping () -> Bool) -> Button {
    var button = self
    button.isEnabled = condition
    return button
  }

  /// Gives the button a look.
  public func style(_ style: Style) -> Button {
    var button = self
    button.style = style
    return button
  }

  /// Gives the button another name for screen readers, where the title says too little: “Buy Misery Ridge”.
  public func label(_ label: @autoclosure @escaping () -> String) -> Button {
    var button = self
    button.label = label
    return button
  }

  /// Gives the button a letter of its title that presses the button together with Alt. It is underlined while Alt is
  /// held. A title without the letter has none.
  ///
  /// ```swift
  /// Button("Refresh", viewModel.refresh).mnemonic("r")
  /// ```
  public func mnemonic(_ letter: Character) -> Button {
    var button = self
    button.mnemonic = letter
    return button
  }

  /// The widgets of this content, still to be made.
  public var parts: [Part] {
    [
      Part { [self] context in
        let button = GTK.Button()
        // The title of a button in a bar has one line.
        let wraps = !context.isBar
        if let style { button.addStyle(style.rawValue) }
        context.bind(title) { [mnemonic, label] title in
          defer { button.shrink(wraps: wraps) }
          guard let mnemonic else { return button.title = title }
          button.setTitle(title, mnemonic: mnemonic)
          if let label { button.setName(label()) }
        }
        context.bind(isEnabled) { button.isEnabled = $0 }
        if let label { context.bind(label) { button.setName($0) } }
        context.on(button, "clicked", action)
        return button
      }
    ]
  }
}

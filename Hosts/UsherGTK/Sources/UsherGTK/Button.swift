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

  private let title: (PartContext) -> String
  private let action: () -> Void
  private var isEnabled: () -> Bool = { true }
  private var style: Style?
  private var label: ((PartContext) -> String)?
  private let icon: (() -> String)?
  private var isPressed: (() -> Bool)?
  private var mnemonic: Character?

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - title: the title, read again when it changes, and shown as it is.
  ///   - action: called when the person presses the button, unless its screen is covered.
  public init(_ title: @autoclosure @escaping () -> String, _ action: @escaping () -> Void) {
    self.title = { _ in title() }
    self.action = action
    icon = nil
  }

  /// Makes a button with a text of the host's, in the person's language.
  ///
  /// ```swift
  /// Button(.tryAgain, viewModel.retryButtonTapped)
  /// ```
  ///
  /// - Parameters:
  ///   - word: the text.
  ///   - icon: the name of an icon to show in place of the text; `nil` for none.
  ///   - action: called when the person presses the button, unless its screen is covered.
  public init(_ word: WindowWord, icon: String? = nil, _ action: @escaping () -> Void) {
    title = { $0.acts.words[word] }
    self.action = action
    self.icon = icon.map { icon in { icon } }
  }

  /// Makes a button that shows an icon of the desktop's theme.
  ///
  /// ```swift
  /// Button(icon: "list-add-symbolic", "Add", viewModel.addButtonTapped)
  /// ```
  ///
  /// - Parameters:
  ///   - icon: the name of the icon, read again when it changes.
  ///   - title: what the button does: for screen readers, and in a tooltip.
  ///   - action: called when the person presses the button, unless its screen is covered.
  public init(
    icon: @autoclosure @escaping () -> String,
    _ title: @autoclosure @escaping () -> String,
    _ action: @escaping () -> Void
  ) {
    (self.title, self.action, self.icon) = ({ _ in title() }, action, icon)
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

  /// Shows the button as pressed while a condition holds.
  public func pressed(_ condition: @autoclosure @escaping () -> Bool) -> Button {
    var button = self
    button.isPressed = condition
    return button
  }

  /// Gives the button another name for screen readers, where the title says too little: “Buy Misery Ridge”.
  public func label(_ label: @autoclosure @escaping () -> String) -> Button {
    var button = self
    button.label = { _ in label() }
    return button
  }

  func label(_ word: WindowWord, _ name: @autoclosure @escaping () -> String) -> Button {
    var button = self
    button.label = { $0.acts.words.text(word, name()) }
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
        let button = GTK.Button(kind: isPressed == nil ? .plain : .toggle)
        if let style { button.addStyle(style.rawValue) }
        // The title of a button in a bar has one line.
        let (read, wraps) = (title, !context.isInBar)
        // Where all have the same width, no text takes that of others.
        let keepsShort = context.line?.isEven != true
        let title = { [weak context] in context.map(read) ?? "" }
        let name = label.map { read in { [weak context] in context.map(read) ?? "" } }
        if let icon {
          context.bind(icon) { button.setIcon($0) }
          context.bind(title) {
            button.setName(name?() ?? $0)
            button.setTooltip($0)
          }
        } else {
          context.bind(title) { [mnemonic] title in
            if let mnemonic {
              button.setTitle(title, mnemonic: mnemonic)
            } else {
              button.title = title
            }
            button.shrink(wraps: wraps, keepsShort: keepsShort)
            // GTK calls a button what its title says.
            if let name { button.setName(name()) }
          }
        }
        context.bind(isEnabled) { button.isEnabled = $0 }
        if let name { context.bind(name) { button.setName($0) } }
        context.on(button, "clicked", action)
        guard let isPressed else { return button }
        context.bind(isPressed) { button.isPressed = $0 }
        context.observe(button, "clicked") {
          // A click turns a toggle round, whatever the action did.
          if button.isPressed != isPressed() { button.isPressed = isPressed() }
        }
        return button
      }
    ]
  }
}

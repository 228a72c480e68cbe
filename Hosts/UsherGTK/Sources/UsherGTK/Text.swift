import GTK

/// A text, in as many lines as it needs.
///
/// ```swift
/// Text(viewModel.hint).style(.secondary)
/// ```
public struct Text: Content {
  /// The look of a text.
  public enum Style: String, Sendable {
    /// The title of a screen's content.
    case title = "title-1"
    /// The title of a part.
    case heading = "title-4"
    /// A text that is less important than others.
    case secondary = "dim-label"
    /// Something that went well, or is good to know.
    case note = "success"
    /// Something that went wrong. Screen readers say it when it comes.
    case error
  }

  private let text: (PartContext) -> String?
  private var style: Style?
  private var isSingleLine = false

  /// Makes a text.
  ///
  /// - Parameter text: the text, read again when it changes. While it is `nil` or empty, nothing is there.
  public init(_ text: @autoclosure @escaping () -> String?) {
    self.text = { _ in text() }
  }

  /// Makes a text of the host's, in the person's language.
  public init(_ word: WindowWord) { text = { $0.acts.words[word] } }

  /// Gives the text a look.
  public func style(_ style: Style) -> Text {
    var text = self
    text.style = style
    return text
  }

  /// Keeps the text in one line, whatever room there is: for a number or a date beside a longer text.
  public func singleLine() -> Text {
    var text = self
    text.isSingleLine = true
    return text
  }

  /// The widgets of this content, still to be made.
  public var parts: [Part] {
    [
      Part { [text, style, isSingleLine] context in
        let label = Label(wraps: !isSingleLine)
        if let style { label.addStyle(style.rawValue) }
        let widget: Widget
        if style == .error || style == .note {
          let box = Box(isVertical: true, role: style == .error ? .alert : .status)
          box.append(label)
          widget = box
        } else {
          widget = label
        }
        let read = { [weak context] in context.flatMap(text) }
        let directed = context.acts.directed
        context.bind(read) { text in
          label.text = directed(text ?? "")
          widget.isVisible = text?.isEmpty == false
        }
        return widget
      }
    ]
  }
}

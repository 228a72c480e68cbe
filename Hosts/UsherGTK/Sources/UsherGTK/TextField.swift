import GTK
public import Usher

/// A field for a line of text, with its label above it and the message of a broken rule below it.
///
/// ```swift
/// TextField("Username", viewModel.username)
/// TextField("Search", viewModel.bind(\.query), kind: .search)
/// ```
public struct TextField: Content {
  /// The kind of text that a field is for.
  public enum Kind: Sendable {
    /// Any text.
    case plain
    /// A text that nobody else may see; the person can have it shown.
    case password
    /// What is searched for. The label is shown in the empty field, not above it.
    case search
  }

  private let label: () -> String
  private let text: ValueBinding<String>
  private let kind: Kind
  private let message: () -> String?
  private let submit: (() -> Void)?
  private let leave: () -> Void
  private let placeholder: () -> String

  /// Makes a field of a form: its message is shown once the person has left the field.
  ///
  /// - Parameters:
  ///   - label: the name of the field.
  ///   - field: the field of the view model's form.
  ///   - kind: the kind of text.
  ///   - submit: called when the person presses Return; by default what the ``Form`` around it does.
  public init(
    _ label: @autoclosure @escaping () -> String,
    _ field: Field<String>,
    kind: Kind = .plain,
    submit: (() -> Void)? = nil
  ) {
    self.label = label
    self.kind = kind
    self.submit = submit
    text = field.binding
    message = { field.message }
    placeholder = { "" }
    leave = { field.touch() }
  }

  /// Makes a field for a text of the view model.
  ///
  /// - Parameters:
  ///   - label: the name of the field.
  ///   - text: the text, read and written.
  ///   - kind: the kind of text.
  ///   - placeholder: an example of a text, shown while the field is empty.
  ///   - message: what is wrong with the text; `nil` if nothing is.
  ///   - submit: called when the person presses Return.
  public init(
    _ label: @autoclosure @escaping () -> String,
    _ text: ValueBinding<String>,
    kind: Kind = .plain,
    placeholder: @autoclosure @escaping () -> String = "",
    message: @autoclosure @escaping () -> String? = nil,
    submit: (() -> Void)? = nil
  ) {
    self.label = label
    self.text = text
    self.kind = kind
    self.message = message
    self.submit = submit
    self.placeholder = placeholder
    leave = {}
  }

  /// The widgets of this content, still to be made.
  public var parts: [Part] {
    [
      Part { [self] context in
        let entry = Entry(kind == .password ? .password : kind == .search ? .search : .text)
        bind(entry, in: context)
        guard kind != .search else {
          context.bind(label) { label in
            entry.set("placeholder-text", label)
            entry.setName(label)
          }
          let search = { [weak entry] in entry?.takeFocus() ?? false }
          context.offers.offer(until: context, search: search)
          return entry
        }
        context.bind(placeholder) { if !$0.isEmpty { entry.set("placeholder-text", $0) } }
        return context.labelled(entry, label, message: message, leave: leave)
      }
    ]
  }

  private func bind(_ entry: Entry, in context: PartContext) {
    // Also where GTK has a signal of its own for searches: that comes later than Return, and view models wait by themselves.
    context.join(entry, "changed", text) {
      entry.text
    } show: {
      entry.text = $0
    }
    if let submit = submit ?? context.submit { context.on(entry, "activate", submit) }
  }
}

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

  private let label: String
  private let text: ValueBinding<String>
  private let kind: Kind
  private let message: () -> String?
  private let submit: (() -> Void)?
  private let leave: () -> Void

  /// Makes a field of a form: its message is shown once the person has left the field.
  ///
  /// - Parameters:
  ///   - label: the name of the field.
  ///   - field: the field of the view model's form.
  ///   - kind: the kind of text.
  ///   - submit: called when the person presses Return; by default what the ``Form`` around it does.
  public init(
    _ label: String,
    _ field: Field<String>,
    kind: Kind = .plain,
    submit: (() -> Void)? = nil
  ) {
    self.label = label
    self.kind = kind
    self.submit = submit
    text = field.binding
    message = { field.message }
    leave = { field.touch() }
  }

  /// Makes a field for a text of the view model.
  ///
  /// - Parameters:
  ///   - label: the name of the field.
  ///   - text: the text, read and written.
  ///   - kind: the kind of text.
  ///   - message: what is wrong with the text; `nil` if nothing is.
  ///   - submit: called when the person presses Return.
  public init(
    _ label: String,
    _ text: ValueBinding<String>,
    kind: Kind = .plain,
    message: @autoclosure @escaping () -> String? = nil,
    submit: (() -> Void)? = nil
  ) {
    self.label = label
    self.text = text
    self.kind = kind
    self.message = message
    self.submit = submit
    leave = {}
  }

  /// The widgets of this content, still to be made.
  public var parts: [Part] {
    [
      Part { [self] context in
        let entry = Entry(kind == .password ? .password : kind == .search ? .search : .text)
        bind(entry, in: context)
        guard kind != .search else {
          entry.set("placeholder-text", label)
          entry.setName(label)
          return entry
        }
        return labelled(entry, in: context)
      }
    ]
  }

  private func bind(_ entry: Entry, in context: PartContext) {
    let show = { [weak entry] (text: String) in
      if let entry, entry.text != text { entry.text = text }
    }
    context.bind({ [text] in text.value }, show)
    context.observe(entry, kind == .search ? "search-changed" : "changed") {
      [text, weak entry, weak context] in
      guard let entry, entry.text != text.value else { return }
      let typed = entry.text
      context?.perform { text.value = typed }
      // What a setter has made of it; or the old text, if the screen is covered.
      show(text.value)
    }
    if let submit = submit ?? context.submit { context.on(entry, "activate", submit) }
  }

  private func labelled(_ entry: Entry, in context: PartContext) -> Widget {
    let box = Box(isVertical: true, spacing: 4)
    let name = Label(label)
    name.align(horizontally: .start)
    let problem = Label(wraps: true)
    problem.addStyle("error")
    for child in [name, entry, problem] as [Widget] { box.append(child) }
    entry.setLabel(name)
    entry.setErrorMessage(problem)
    context.bind(message) { message in
      problem.text = message ?? ""
      problem.isVisible = message != nil
      entry.markInvalid(message != nil)
      // GTK 4.8 doesn't tell screen readers which message belongs to the field.
      entry.setDescription(message ?? "")
      if message == nil { entry.removeStyle("error") } else { entry.addStyle("error") }
    }
    context.fields?.add(entry) { [message] in message() != nil }
    let focus = Controller.focus()
    entry.add(focus)
    context.observe(focus, "leave") { [leave, weak context] in context?.perform(leave) }
    return box
  }
}

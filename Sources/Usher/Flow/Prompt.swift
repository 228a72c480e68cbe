/// A question to the person in a dialog, with an answer of type `Answer`. ``Flow/ask(_:then:)`` shows it.
///
/// ```swift
/// if await flow.ask(.confirm("Delete this match?", confirm: "Delete", isDestructive: true)) {
///   …
/// }
/// ```
public struct Prompt<Answer> {
  let content: PromptContent
  /// The rules for the text of the prompt.
  var rules: [Rule<String>] = []
  let answer: (_ button: Int?, _ text: String) -> Answer
}

extension Prompt where Answer == Void {
  /// Makes a prompt with a message that the person confirms by its only button.
  ///
  /// - Parameters:
  ///   - title: the prompt in a few words.
  ///   - message: details; may be empty.
  ///   - button: the title of the button; Escape chooses it too.
  public static func alert(
    _ title: String,
    message: String = "",
    button: String = "OK"
  ) -> Prompt {
    Prompt(
      content: PromptContent(
        title: title,
        message: message,
        buttons: [PromptContent.Button(title: button, role: .cancel)],
        field: nil
      )
    ) { _, _ in }
  }
}

extension Prompt where Answer == Bool {
  /// Makes a prompt that asks whether to do something. The answer is `true` only for the confirming button.
  ///
  /// - Parameters:
  ///   - title: the prompt in a few words.
  ///   - message: details; may be empty.
  ///   - confirm: the title of the button that answers `true`.
  ///   - isDestructive: whether the action can't be undone; a host may draw the button in red.
  ///   - cancel: the title of the button that answers `false`.
  public static func confirm(
    _ title: String,
    message: String = "",
    confirm: String,
    isDestructive: Bool = false,
    cancel: String = "Cancel"
  ) -> Prompt {
    let role = isDestructive ? PromptContent.Role.destructive : .default
    return Prompt(
      content: PromptContent(
        title: title,
        message: message,
        buttons: [
          PromptContent.Button(title: cancel, role: .cancel),
          PromptContent.Button(title: confirm, role: role),
        ],
        field: nil
      )
    ) { button, _ in button == 1 }
  }
}

extension Prompt where Answer == String? {
  /// Makes a prompt that asks for a text. The answer is `nil` when the person cancels.
  ///
  /// While the text breaks a rule, the prompt doesn't accept it: the `ok` button is disabled, and after the person has
  /// typed, the rule's message is shown. Cancelling always works.
  ///
  /// ```swift
  /// await flow.ask(
  ///   .text("New Player", label: "Player name", ok: "Save", .required("Please enter a name."))
  /// )
  /// ```
  ///
  /// - Parameters:
  ///   - title: the prompt in a few words.
  ///   - message: details; may be empty.
  ///   - label: the name of the field.
  ///   - text: the text in the field at first.
  ///   - placeholder: an example, shown while the field is empty.
  ///   - ok: the title of the button that answers with the text.
  ///   - cancel: the title of the button that answers `nil`.
  ///   - rules: the rules for the text; the message of the first broken rule is shown.
  public static func text(
    _ title: String,
    message: String = "",
    label: String,
    text: String = "",
    placeholder: String = "",
    ok: String = "OK",
    cancel: String = "Cancel",
    _ rules: Rule<String>...
  ) -> Prompt {
    Prompt(
      content: PromptContent(
        title: title,
        message: message,
        buttons: [
          PromptContent.Button(title: cancel, role: .cancel),
          PromptContent.Button(title: ok, role: .default),
        ],
        field: PromptContent.Field(label: label, text: text, placeholder: placeholder)
      ),
      rules: rules
    ) { button, text in button == 1 ? text : nil }
  }
}

extension Prompt {
  /// Makes a prompt that asks to choose one of several values. The answer is `nil` when the person cancels.
  ///
  /// ```swift
  /// let way = await flow.ask(.choice("How should it travel?", ["By Train": "train", "By Ship": "ship"]))
  /// ```
  ///
  /// - Parameters:
  ///   - title: the prompt in a few words.
  ///   - message: details; may be empty.
  ///   - choices: the titles of the buttons, in order, with their values.
  ///   - cancel: the title of the button that answers `nil`.
  public static func choice<Value>(
    _ title: String,
    message: String = "",
    _ choices: KeyValuePairs<String, Value>,
    cancel: String = "Cancel"
  ) -> Prompt where Answer == Value? {
    let buttons = choices.map { PromptContent.Button(title: $0.key, role: .default) }
    return Prompt(
      content: PromptContent(
        title: title,
        message: message,
        buttons: buttons + [PromptContent.Button(title: cancel, role: .cancel)],
        field: nil
      )
    ) { button, _ in
      button.flatMap { choices.indices.contains($0) ? choices[$0].value : nil }
    }
  }
}

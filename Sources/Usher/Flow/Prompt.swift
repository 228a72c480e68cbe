/// A question to the person in a dialog, with an answer of type `Answer`. ``Flow/ask(_:then:)`` shows the prompt.
///
/// ```swift
/// if await flow.ask(.confirm("Delete this match?", confirm: "Delete", isDestructive: true)) {
///   …
/// }
/// ```
public struct Prompt<Answer> {
  let content: PromptContent
  /// The rules for the text that the person types; empty for a prompt without a text field.
  var rules: [Rule<String>] = []
  /// Makes the answer from the index of the chosen button and the typed text; the index is `nil` when the prompt was
  /// removed.
  let answer: (_ button: Int?, _ text: String) -> Answer
}

extension Prompt where Answer == Void {
  /// Makes a prompt with a message and one button. The person reads the message and presses the button.
  ///
  /// - Parameters:
  ///   - title: the message or question in a few words, shown as the dialog's title.
  ///   - message: more details, shown below the title; may be empty.
  ///   - button: the title of the button; the Escape key chooses this button too.
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
  /// Makes a prompt that asks whether to do something. The answer is `true` when the person chooses the button
  /// `confirm`, otherwise `false`.
  ///
  /// - Parameters:
  ///   - title: the message or question in a few words, shown as the dialog's title.
  ///   - message: more details, shown below the title; may be empty.
  ///   - confirm: the title of the button that answers `true`.
  ///   - isDestructive: whether the action can't be undone; then a host may draw the button `confirm` in red.
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
  /// While the text breaks a rule, the prompt doesn't accept the text: the button `ok` is disabled, and once the person
  /// has typed something, the rule's message is shown. Cancelling always works.
  ///
  /// ```swift
  /// await flow.ask(
  ///   .text("New Player", label: "Player name", ok: "Save", .required("Please enter a name."))
  /// )
  /// ```
  ///
  /// - Parameters:
  ///   - title: the message or question in a few words, shown as the dialog's title.
  ///   - message: more details, shown below the title; may be empty.
  ///   - label: the name of the text field.
  ///   - text: the text that is in the field when the prompt appears.
  ///   - placeholder: an example of a text, shown while the field is empty.
  ///   - ok: the title of the button that answers with the text.
  ///   - cancel: the title of the button that answers `nil`.
  ///   - rules: the rules that the text must not break; if it breaks several, the message of the first one is shown.
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
  /// Makes a prompt that asks the person to choose one of several values. The answer is `nil` when the person cancels.
  ///
  /// ```swift
  /// let way = await flow.ask(.choice("How should it travel?", ["By Train": "train", "By Ship": "ship"]))
  /// ```
  ///
  /// - Parameters:
  ///   - title: the message or question in a few words, shown as the dialog's title.
  ///   - message: more details, shown below the title; may be empty.
  ///   - choices: the title of each button, in order, together with the value that this button stands for.
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

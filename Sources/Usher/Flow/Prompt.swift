/// A prompt to the person, with a typed answer.
///
/// ```swift
/// if await flow.ask(.confirm("Delete this match?", confirm: "Delete", isDestructive: true)) {
///   …
/// }
/// ```
public struct Prompt<Answer> {
  let content: PromptContent
  /// What must hold for the text.
  var rules: [Rule<String>] = []
  let answer: (_ button: Int?, _ text: String) -> Answer
}

extension Prompt where Answer == Void {
  /// Tells something that the person must have seen.
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
  /// Asks whether to do something; taking the prompt away means no.
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
  /// Asks for a text; `nil` when the person cancels.
  ///
  /// While the text breaks a rule, the prompt doesn't take it: its button is disabled, and once the person has
  /// typed something, the message of the rule shows. Cancelling always works.
  ///
  /// ```swift
  /// await flow.ask(
  ///   .text("New Player", label: "Player name", ok: "Save", .required("Please enter a name."))
  /// )
  /// ```
  ///
  /// - Parameters:
  ///   - title: the prompt in a few words.
  ///   - message: what the person should know to answer.
  ///   - label: names the field.
  ///   - text: what the field holds at first.
  ///   - placeholder: an example, shown while the field is empty.
  ///   - ok: the button that gives the text.
  ///   - cancel: the button that gives `nil`.
  ///   - rules: what must hold for the text; the first that doesn't is told.
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
  /// Asks to choose one of several values; `nil` when the person cancels.
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

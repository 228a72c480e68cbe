/// A prompt that waits for the person's answer.
struct PendingPrompt {
  let content: PromptContent
  /// The rules that the typed text must not break.
  let rules: [Rule<String>]
  /// The flow that asks; the prompt is removed when this flow ends.
  private(set) weak var owner: FlowCore?
  /// Called once with the index of the chosen button and the typed text; the index is `nil` when the prompt was removed
  /// without an answer.
  let answer: (_ button: Int?, _ text: String) -> Void

  /// Returns the message of the first rule that a text breaks; `nil` when the text breaks no rule.
  func problem(_ text: String) -> String? {
    for rule in rules {
      if let problem = rule.check(text) { return problem }
    }
    return nil
  }

  /// Returns whether the prompt accepts the button with this index together with the typed text. The prompt accepts its
  /// cancel button with any text, and each other button if the text breaks no rule. It accepts no other index.
  func takes(_ button: Int, _ text: String) -> Bool {
    guard content.buttons.indices.contains(button) else { return false }
    return content.buttons[button].role == .cancel || problem(text) == nil
  }
}

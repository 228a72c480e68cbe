/// A prompt that waits for its answer.
struct PendingPrompt {
  let content: PromptContent
  /// The rules for the text.
  let rules: [Rule<String>]
  private(set) weak var owner: FlowCore?
  /// Gets the index of the button and the text; the index is `nil` when the prompt was withdrawn.
  let answer: (_ button: Int?, _ text: String) -> Void

  /// Returns the message of the first rule that a text breaks; `nil` when the text breaks no rule.
  func problem(_ text: String) -> String? {
    for rule in rules {
      if let problem = rule.check(text) { return problem }
    }
    return nil
  }

  /// Returns whether a button may be chosen with a text. The cancel button always may.
  func takes(_ button: Int, _ text: String) -> Bool {
    guard content.buttons.indices.contains(button) else { return false }
    return content.buttons[button].role == .cancel || problem(text) == nil
  }
}

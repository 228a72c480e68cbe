/// A prompt that waits for its answer.
struct PendingPrompt {
  let content: PromptContent
  /// What must hold for the text.
  let rules: [Rule<String>]
  private(set) weak var owner: FlowCore?
  /// Gets the index of the button and the text; `nil` when the prompt was taken away.
  let answer: (_ button: Int?, _ text: String) -> Void

  /// What is wrong with a text; `nil` when nothing is.
  func problem(_ text: String) -> String? {
    for rule in rules {
      if let problem = rule.check(text) { return problem }
    }
    return nil
  }

  /// Whether a button may be chosen with a text: the one that cancels always may.
  func takes(_ button: Int, _ text: String) -> Bool {
    guard content.buttons.indices.contains(button) else { return false }
    return content.buttons[button].role == .cancel || problem(text) == nil
  }
}

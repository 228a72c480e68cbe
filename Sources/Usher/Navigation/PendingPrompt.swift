/// A question that waits for its answer.
struct PendingPrompt {
  let content: PromptContent
  private(set) weak var owner: FlowCore?
  /// Gets the index of the button and the text; `nil` when the question was taken away.
  let answer: (_ button: Int?, _ text: String) -> Void
}

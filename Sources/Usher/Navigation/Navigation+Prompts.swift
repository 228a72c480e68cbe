extension Navigation {
  /// The person answers a question.
  ///
  /// - Parameters:
  ///   - id: the question; an answer to one that is gone is ignored.
  ///   - button: the index of the button that was chosen.
  ///   - text: what was typed, when the question asks for a text.
  /// - Returns: whether the question took the answer.
  @discardableResult
  public func answer(_ id: EntryID, button: Int, text: String = "") -> Bool {
    guard let prompt = prompts.last, prompt.content.id == id,
      prompt.content.buttons.indices.contains(button)
    else { return false }
    transaction(.prompt) {
      prompts.removeLast()
      prompt.answer(button, text)
    }
    return true
  }

  /// The person takes the question away, as by Escape: the same as its cancel button.
  @discardableResult
  public func dismissPrompt() -> Bool {
    guard let prompt = prompts.last,
      let cancel = prompt.content.buttons.firstIndex(where: { $0.role == .cancel })
    else { return false }
    return answer(prompt.content.id, button: cancel)
  }

  /// Takes a question back; nothing happens when it was answered.
  func withdrawPrompt(_ id: EntryID) {
    guard let index = prompts.firstIndex(where: { $0.content.id == id }) else { return }
    let prompt = prompts.remove(at: index)
    prompt.answer(nil, "")
  }

  /// Takes back the questions of a flow that ends.
  func withdrawPrompts(of flow: FlowCore) {
    let withdrawn = prompts.filter { $0.owner === flow }
    prompts.removeAll { $0.owner === flow }
    for prompt in withdrawn { prompt.answer(nil, "") }
  }
}

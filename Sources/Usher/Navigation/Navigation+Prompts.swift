extension Navigation {
  /// Answers the open prompt. A host calls this method when the person chooses a button of the prompt.
  ///
  /// - Parameters:
  ///   - id: the prompt's ``PromptContent/id``; if this prompt isn't the open one, nothing happens.
  ///   - button: the index of the chosen button in ``PromptContent/buttons``.
  ///   - text: the typed text, when the prompt asks for a text.
  /// - Returns: whether the prompt accepted the answer and was closed. The prompt stays open when the text breaks a
  ///   rule.
  @discardableResult
  public func answer(_ id: NodeID, button: Int, text: String = "") -> Bool {
    guard let prompt = prompts.last, prompt.content.id == id, prompt.takes(button, text) else {
      return false
    }
    transaction(.prompt) {
      touch()
      prompts.removeLast()
      prompt.answer(button, text)
    }
    return true
  }

  /// Checks a text that the person types into a prompt. Returns the message of the first rule that the text breaks;
  /// `nil` when the prompt accepts the text.
  ///
  /// While this method returns a message, a host disables all buttons except the cancel button; once the person has
  /// typed something, the host shows the message. The rules may read observable properties: call this method where the
  /// prompt is drawn, so that the drawing is updated when these properties change.
  ///
  /// - Parameters:
  ///   - text: the text in the prompt's field.
  ///   - id: the ``PromptContent/id`` of a prompt that waits for its answer; `nil` for the open prompt.
  public func problem(withAnswer text: String, of id: NodeID? = nil) -> String? {
    let prompt = id == nil ? prompts.last : prompts.last { $0.content.id == id }
    return prompt?.problem(text)
  }

  /// Answers the open prompt by its cancel button. A host calls this method when the person closes the prompt, for
  /// example by Escape.
  ///
  /// - Returns: whether a prompt was answered: `false` when no prompt is open, or the prompt has no cancel button.
  @discardableResult
  public func dismissPrompt() -> Bool {
    guard let prompt = prompts.last,
      let cancel = prompt.content.buttons.firstIndex(where: { $0.role == .cancel })
    else { return false }
    return answer(prompt.content.id, button: cancel)
  }

  /// Removes a prompt and answers it as cancelled; does nothing when the prompt was answered already.
  func withdrawPrompt(_ id: NodeID) {
    guard let index = prompts.firstIndex(where: { $0.content.id == id }) else { return }
    transaction(.program) {
      touch()
      prompts.remove(at: index).answer(nil, "")
    }
  }

  /// Removes the prompts of a flow that ends, and answers them as cancelled.
  func withdrawPrompts(of flow: FlowCore) {
    let withdrawn = prompts.filter { $0.owner === flow }
    guard !withdrawn.isEmpty else { return }
    transaction(.program) {
      touch()
      prompts.removeAll { $0.owner === flow }
      for prompt in withdrawn { prompt.answer(nil, "") }
    }
  }
}

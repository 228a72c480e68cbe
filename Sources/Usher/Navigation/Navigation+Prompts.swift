extension Navigation {
  /// Answers the open prompt. Call when the person chooses a button.
  ///
  /// - Parameters:
  ///   - id: the prompt's ``PromptContent/id``; an answer to a prompt that isn't open is ignored.
  ///   - button: the index of the chosen button.
  ///   - text: the typed text, when the prompt asks for a text.
  /// - Returns: whether the prompt accepted the answer; a prompt stays open when the text breaks a rule.
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

  /// Returns the message of the first rule that a text breaks as the answer to a prompt; `nil` when the prompt
  /// accepts it.
  ///
  /// While there is a message, a host disables the buttons that don't cancel, and shows the message after the person
  /// has typed. The rules may read observable properties: call this method where the prompt is drawn.
  ///
  /// - Parameters:
  ///   - text: the text in the prompt's field.
  ///   - id: one of the waiting prompts; `nil` for the open prompt.
  public func problem(withAnswer text: String, of id: NodeID? = nil) -> String? {
    let prompt = id == nil ? prompts.last : prompts.last { $0.content.id == id }
    return prompt?.problem(text)
  }

  /// Answers the open prompt by its cancel button. Call when the person closes the prompt, for example by Escape.
  ///
  /// - Returns: `false` when no prompt is open, or the prompt has no cancel button.
  @discardableResult
  public func dismissPrompt() -> Bool {
    guard let prompt = prompts.last,
      let cancel = prompt.content.buttons.firstIndex(where: { $0.role == .cancel })
    else { return false }
    return answer(prompt.content.id, button: cancel)
  }

  /// Removes a prompt and answers it as cancelled; does nothing when the prompt was answered before.
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

extension Navigation {
  /// The person answers a prompt.
  ///
  /// - Parameters:
  ///   - id: the prompt; an answer to one that is gone is ignored.
  ///   - button: the index of the button that was chosen.
  ///   - text: what was typed, when the prompt asks for a text.
  /// - Returns: whether the prompt took the answer; it stays when it doesn't accept the text.
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

  /// What is wrong with a text as the answer to the prompt that is open; `nil` when it would be taken.
  ///
  /// A host disables the buttons that don't cancel while there is something, and shows it once the person has typed.
  /// What the prompt's rules read may be observable: read it where the prompt is drawn.
  ///
  /// - Parameter id: one of several prompts that wait; the one that is open by default.
  public func problem(withAnswer text: String, of id: NodeID? = nil) -> String? {
    let prompt = id == nil ? prompts.last : prompts.last { $0.content.id == id }
    return prompt?.problem(text)
  }

  /// The person takes the prompt away, as by Escape: the same as its cancel button.
  @discardableResult
  public func dismissPrompt() -> Bool {
    guard let prompt = prompts.last,
      let cancel = prompt.content.buttons.firstIndex(where: { $0.role == .cancel })
    else { return false }
    return answer(prompt.content.id, button: cancel)
  }

  /// Takes a prompt back; nothing happens when it was answered.
  func withdrawPrompt(_ id: NodeID) {
    guard let index = prompts.firstIndex(where: { $0.content.id == id }) else { return }
    transaction(.program) {
      touch()
      prompts.remove(at: index).answer(nil, "")
    }
  }

  /// Takes back the prompts of a flow that ends.
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

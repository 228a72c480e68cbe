extension Navigation {
  /// The person answers a question.
  ///
  /// - Parameters:
  ///   - id: the question; an answer to one that is gone is ignored.
  ///   - button: the index of the button that was chosen.
  ///   - text: what was typed, when the question asks for a text.
  /// - Returns: whether the question took the answer; it stays when it doesn't accept the text.
  @discardableResult
  public func answer(_ id: EntryID, button: Int, text: String = "") -> Bool {
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

  /// What is wrong with a text as the answer to the question that is open; `nil` when it would be taken.
  ///
  /// A host disables the buttons that don't cancel while there is something, and shows it once the person has typed.
  /// What the question's rules read may be observable: read it where the question is drawn.
  ///
  /// - Parameter id: one of several questions that wait; the one that is open by default.
  public func problem(withAnswer text: String, of id: EntryID? = nil) -> String? {
    let prompt = id == nil ? prompts.last : prompts.last { $0.content.id == id }
    return prompt?.problem(text)
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
    transaction(.program) {
      touch()
      prompts.remove(at: index).answer(nil, "")
    }
  }

  /// Takes back the questions of a flow that ends.
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

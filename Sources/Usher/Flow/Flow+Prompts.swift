extension Flow {
  /// Asks the person a question; the answer comes once.
  ///
  /// Questions wait in turn, the newest first. When the flow ends before the answer, the question
  /// is taken away and answered as if the person had cancelled it.
  public func ask<Answer>(_ prompt: Prompt<Answer>, then answer: @escaping (Answer) -> Void) {
    core.ask(prompt.content, prompt.rules) { answer(prompt.answer($0, $1)) }
  }

  /// Asks the person a question and waits for the answer.
  public func ask<Answer>(_ prompt: Prompt<Answer>) async -> Answer {
    var result = prompt.answer(nil, "")
    await withCheckedContinuation { continuation in
      core.ask(prompt.content, prompt.rules) { button, text in
        result = prompt.answer(button, text)
        continuation.resume()
      }
    }
    return result
  }
}

extension FlowCore {
  @discardableResult
  func ask(
    _ content: PromptContent,
    _ rules: [Rule<String>] = [],
    _ answer: @escaping (Int?, String) -> Void
  ) -> EntryID? {
    guard let navigation, !hasEnded else {
      answer(nil, "")
      return nil
    }
    var content = content
    content.id = navigation.makeID()
    navigation.transaction(.program) {
      navigation.prompts.append(
        PendingPrompt(content: content, rules: rules, owner: self, answer: answer)
      )
    }
    return content.id
  }
}

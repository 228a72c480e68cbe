extension Flow {
  /// Asks the person a prompt; the answer comes once.
  ///
  /// Prompts wait in turn, the newest first. When the flow ends before the answer, the prompt
  /// is taken away and answered as if the person had cancelled it.
  public func ask<Answer>(_ prompt: Prompt<Answer>, then answer: @escaping (Answer) -> Void) {
    core.ask(prompt.content, prompt.rules) { answer(prompt.answer($0, $1)) }
  }

  /// Asks the person a prompt and waits for the answer.
  ///
  /// When the task that waits is cancelled, or the window goes, the prompt is taken away and answered as if the
  /// person had cancelled it.
  public func ask<Answer>(_ prompt: Prompt<Answer>) async -> Answer {
    let cancelled = prompt.answer(nil, "")
    guard !Task.isCancelled else { return cancelled }
    var id: NodeID?
    let core = core
    return await Awaited(cancelled).wait { waiter in
      id = core.ask(prompt.content, prompt.rules) { waiter.resume(prompt.answer($0, $1)) }
    } withdraw: {
      if let id { core.navigation?.withdrawPrompt(id) }
    }
  }
}

extension Flow {
  /// Shows a prompt to the person and calls `answer` once with the answer.
  ///
  /// When several prompts wait for an answer, the newest is shown first. When the flow ends before the person answers,
  /// the prompt is removed and `answer` is called as if the person had cancelled the prompt. If the flow has ended
  /// before this call, that happens at once. A prompt that is asked inside `start()` or `show(_:)` appears together
  /// with the screens that are shown there; if a guard refuses these screens, the prompt is dropped and `answer` isn't
  /// called.
  ///
  /// ```swift
  /// flow.ask(.confirm("Delete this match?", confirm: "Delete", isDestructive: true)) { [weak self] isConfirmed in
  ///   if isConfirmed { self?.editor?.delete() }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - prompt: the prompt to show.
  ///   - answer: gets the person's answer; called on the flow's actor.
  public func ask<Answer>(_ prompt: Prompt<Answer>, then answer: @escaping (Answer) -> Void) {
    core.ask(prompt.content, prompt.rules) { answer(prompt.answer($0, $1)) }
  }

  /// Shows a prompt to the person and waits for the answer.
  ///
  /// When the task that calls `ask` is cancelled, or the flow or the window ends, the prompt is removed and this method
  /// returns as if the person had cancelled the prompt.
  ///
  /// - Returns: the person's answer; when the prompt was removed, the answer of its cancel button.
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

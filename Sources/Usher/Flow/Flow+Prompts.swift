extension Flow {
  /// Shows a prompt to the person and calls `answer` once with the answer.
  ///
  /// When several prompts wait, the newest is shown first. When the flow ends before the person answers, the prompt
  /// is removed and answered as if the person had cancelled it. A prompt that is asked inside `start()` or `show(_:)`
  /// appears together with the change; if a guard refuses the change, the prompt is dropped and `answer` isn't
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
  ///   - answer: gets the answer, on the flow's actor.
  public func ask<Answer>(_ prompt: Prompt<Answer>, then answer: @escaping (Answer) -> Void) {
    core.ask(prompt.content, prompt.rules) { answer(prompt.answer($0, $1)) }
  }

  /// Shows a prompt to the person and waits for the answer.
  ///
  /// When the task that waits is cancelled, or the flow or the window ends, the prompt is removed and answered as if
  /// the person had cancelled it.
  ///
  /// - Returns: the person's answer; for a removed prompt the answer of its cancel button.
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

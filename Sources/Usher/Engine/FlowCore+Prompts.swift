extension FlowCore {
  @discardableResult
  func ask(
    _ content: PromptContent,
    _ rules: [Rule<String>] = [],
    _ answer: @escaping (Int?, String) -> Void
  ) -> NodeID? {
    guard let navigation, !hasEnded else {
      answer(nil, "")
      return nil
    }
    var content = content
    content.id = navigation.makeID()
    let prompt = PendingPrompt(content: content, rules: rules, owner: self, answer: answer)
    if case .making(let target) = navigation.callMeaning {
      target.prompts.append(prompt)
    } else {
      navigation.transaction(.program) {
        navigation.touch()
        navigation.prompts.append(prompt)
      }
    }
    return content.id
  }
}

import Usher

/// Draws the shell.
struct ShellView: Component {
  let shell: Shell
  let navigation: Navigation
  /// What is typed into the question's field.
  let promptText: Binding<String>
  /// Whether that isn't what it was at first.
  let isPromptEdited: Bool
  /// Pictures of tabs, by their names.
  let symbols: [String: Symbol]

  var body: some HTML {
    ForEach(shell.layers) { LayerView(layer: $0, navigation: navigation, symbols: symbols) }
    if let prompt = shell.prompt {
      PromptView(
        prompt: prompt,
        text: promptText,
        problem: prompt.field == nil ? nil : navigation.problem(withAnswer: promptText.value),
        isEdited: isPromptEdited
      ) { [navigation] button, text in
        navigation.answer(prompt.id, button: button, text: text)
      }
    }
  }
}

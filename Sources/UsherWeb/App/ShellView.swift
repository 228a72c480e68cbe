import Usher

/// Draws the shell.
struct ShellView: Component {
  let shell: Shell
  let navigation: Navigation
  /// What is typed into the question's field.
  let promptText: Binding<String>

  var body: some HTML {
    ForEach(shell.layers) { LayerView(layer: $0, navigation: navigation) }
    if let prompt = shell.prompt {
      PromptView(prompt: prompt, text: promptText) { [navigation] button, text in
        navigation.answer(prompt.id, button: button, text: text)
      }
    }
  }
}

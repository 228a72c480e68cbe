import Usher

/// Draws what lies round the screens: layers, tabs and the prompt that waits.
struct ShellView: Component {
  let picture: Picture
  let prompt: PromptHandle?
  let navigation: Navigation
  /// Pictures of tabs, by their names.
  let symbols: [String: Symbol]

  var body: some HTML {
    ForEach(picture.layers) { LayerView(layer: $0, navigation: navigation, symbols: symbols) }
    if let prompt { PromptView(prompt: prompt) }
  }
}

import Usher

/// Draws everything around the screens: layers, tabs and the open prompt.
struct ShellView: Component {
  let picture: Picture
  let prompt: PromptHandle?
  let navigation: Navigation
  /// The symbols of tabs, by name.
  let symbols: [String: Symbol]

  var body: some HTML {
    ForEach(picture.layers) { LayerView(layer: $0, navigation: navigation, symbols: symbols) }
    if let prompt { PromptView(prompt: prompt) }
  }
}

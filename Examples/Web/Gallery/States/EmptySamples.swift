import UsherWeb

/// Samples of `EmptyState`, the text in place of missing content.
struct EmptySamples: Component {
  var body: some HTML {
    GallerySection(
      "EmptyState",
      "Why there is nothing, and how to begin. Where there is room for it."
    ) {
      div {
        Sample("A title alone") { EmptyState("No letters") }
        Sample("With a text and an action") {
          EmptyState("No letters yet", "Write one, and it is here.", symbol: .edit) {
            button { "Write a Letter" }.class("button").attribute("type", "button")
          }
        }
        Sample("With two actions") {
          EmptyState("No address", "Somebody has to bring it.", symbol: .location) {
            button { "Enter One" }.class("button").attribute("type", "button")
            button { "Look for Me" }.class("button secondary").attribute("type", "button")
          }
        }
        Sample("At length") {
          EmptyState(
            "Nothing at all of what you have been looking for was found anywhere",
            """
            It may have another name, or be somewhere else, or it isn’t there any more; perhaps it has \
            never been there, and somebody has told you of it who meant something else.
            """,
            symbol: .search
          )
        }
      }
      .class("samples")
    }
  }
}

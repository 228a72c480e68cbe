import UsherWeb

/// A section about a component: its name, when to use it, and its states.
struct GallerySection<Content: HTML>: Component {
  private let name: StaticString
  private let use: StaticString
  private let content: () -> Content

  init(_ name: StaticString, _ use: StaticString, @HTMLBuilder content: @escaping () -> Content) {
    self.name = name
    self.use = use
    self.content = content
  }

  var body: some HTML {
    UsherWeb.section {
      h2 { name }
      p { use }.class("secondary use")
      content()
    }
    .class("part")
  }
}

import UsherWeb

/// A component in one of its states, below the name of the state.
struct Sample<Content: HTML>: Component {
  private let name: StaticString
  private let content: () -> Content

  init(_ name: StaticString, @HTMLBuilder content: @escaping () -> Content) {
    self.name = name
    self.content = content
  }

  var body: some HTML {
    div {
      h3 { name }
      content()
    }
    .class("sample")
  }
}

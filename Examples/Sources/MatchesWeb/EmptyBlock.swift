import UsherWeb

/// What stands where a list is going to be, and how to begin.
struct EmptyBlock<Action: HTML>: Component {
  let title: String
  let text: String
  @HTMLBuilder let action: () -> Action

  var body: some HTML {
    div {
      FootballPicture()
      h2 { title }
      p { text }
      action()
    }
    .class("empty")
  }
}

extension EmptyBlock where Action == EmptyHTML {
  init(title: String, text: String) {
    self.init(title: title, text: text) { EmptyHTML() }
  }
}

/// A button for what the browser does itself within the press: it copies, shares or prints.
struct HandButton: ElementComponent {
  /// The text of the button; `nil` for the host's own word.
  let title: String?
  let word: HostWord
  let style: StaticString
  let attribute: HandAttribute

  var body: some ElementHTML {
    button { WordedText { [title, word] in title ?? $0[word] } }.class(style)
      .attribute("type", "button").adding(attribute)
  }
}

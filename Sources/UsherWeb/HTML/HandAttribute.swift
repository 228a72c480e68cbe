/// What the browser does itself when the person presses an element: it copies, shares or prints.
struct HandAttribute: ElementAttributes {
  enum Hand {
    case copy(String)
    case share(title: String?, text: String?, url: String?)
    case print
  }

  let hand: Hand
  /// Called when the person presses the element; `nil` if nobody wants to know.
  let action: (() -> Void)?

  func render(into renderer: inout Renderer) {
    switch hand {
    case .copy(let text):
      renderer.attribute("data-hand", "copy")
      renderer.attribute("data-text", text)
    case .share(let title, let text, let url):
      renderer.attribute("data-hand", "share")
      renderer.attribute("data-title", title)
      renderer.attribute("data-text", text)
      renderer.attribute("data-share", url)
    case .print: renderer.attribute("data-hand", "print")
    }
    // Where nothing can be shared, it is copied.
    if copies {
      renderer.attribute("data-done", renderer.hostWords[.copied])
      renderer.attribute("data-failed", renderer.hostWords[.notCopied])
    }
    if let action { renderer.handler(.click) { _ in action() } }
  }

  private var copies: Bool { if case .print = hand { false } else { true } }
}

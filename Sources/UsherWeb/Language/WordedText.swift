/// A text that is made with the host's words in the language of the page. It can change.
struct WordedText: HTML {
  private let make: (HostWords) -> String

  init(_ make: @escaping (HostWords) -> String) { self.make = make }

  /// - Parameter message: a text that may be one of Usher's own, for example the message of an error.
  init(translating message: String) { make = { $0.translated(message) } }

  func render(into renderer: inout Renderer) { renderer.text(make(renderer.hostWords)) }
}

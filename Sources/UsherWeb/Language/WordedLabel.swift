/// An accessible name, or another attribute, that is made with the host's words in the language of the page.
struct WordedLabel: ElementAttributes {
  private let name: StaticString
  private let make: (HostWords) -> String?

  init(_ name: StaticString, _ make: @escaping (HostWords) -> String?) {
    self.name = name
    self.make = make
  }

  func render(into renderer: inout Renderer) {
    renderer.attribute(name, make(renderer.hostWords))
  }
}

extension Element {
  func label(_ make: @escaping (HostWords) -> String) -> With<WordedLabel> {
    adding(WordedLabel("aria-label", make))
  }

  /// Adds an accessible name with the name of what the element is for: "Delete Ghent".
  func label(_ word: HostWord, _ name: String) -> With<WordedLabel> {
    label { $0.text(word, ["name": name]) }
  }
}

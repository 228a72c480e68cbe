/// The picture of a person in a circle, or the first letters of their name.
///
/// ```swift
/// Avatar("Ada Lovelace", src: "-/faces/ada")
/// ```
///
/// The name has to stand beside it: screen readers ignore the picture.
public struct Avatar: ElementComponent {
  private let name: String
  private let source: String?

  /// Makes an avatar.
  ///
  /// - Parameters:
  ///   - name: the name, whose first letters are shown without a picture. It decides their colour, too.
  ///   - src: the URL of the picture, as in `.src`; `nil` for none.
  public init(_ name: String, src: String? = nil) {
    self.name = name
    source = src
  }

  /// The picture or the letters.
  public var body: some ElementHTML {
    span {
      if let source { img().src(source).attribute("alt", "") } else { span { letters } }
    }
    .class("u-avatar").attribute("data-tone", tone).attribute("aria-hidden", "true")
  }

  private var letters: String {
    let words = name.split(whereSeparator: \.isWhitespace).compactMap(\.first)
    let ends = words.count > 1 ? [words[0], words[words.count - 1]] : Array(words.prefix(1))
    return ends.map { $0.uppercased() }.joined()
  }

  /// One of six colours, always the same for a name.
  private var tone: String {
    "\(name.unicodeScalars.reduce(UInt32(7)) { $0 &* 31 &+ $1.value } % 6 + 1)"
  }
}

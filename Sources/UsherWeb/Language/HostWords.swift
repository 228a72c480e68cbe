#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The texts of the host itself in one language. English, German and Arabic are built in; an app can replace single
/// texts, and add languages.
///
/// ```swift
/// let french = HostWords("fr", [.back: "Retour", .tryAgain: "Réessayer"])
/// let german = HostWords.german.replacing(.tryAgain, with: "Nochmal")
/// let app = WebApp("shop", title: "Shop", languages: ["en", "de", "fr"], words: [german, french]) { flow, _ in
///   ShopCoordinator(flow: flow)
/// } views: {
///   ShopView.self
/// }
/// ```
public struct HostWords: Sendable {
  /// The language, as a BCP 47 tag.
  public let language: String
  private var texts: [HostWord: String]
  /// The texts that the browser's script needs, as a JSON object.
  private(set) var scriptWords: String

  /// Makes the texts of a language. A text that is missing is shown in English.
  ///
  /// - Parameters:
  ///   - language: the language, as a BCP 47 tag, for example `fr`.
  ///   - texts: the texts. Those of the cases that have values in braces must have the same ones.
  public init(_ language: String, _ texts: [HostWord: String]) {
    self.language = language
    self.texts = texts
    scriptWords = ""
    scriptWords = encodedScriptWords()
  }

  /// The text of a word, with its names in braces.
  public subscript(_ word: HostWord) -> String { texts[word] ?? Self.englishTexts[word] ?? "" }

  /// The text of a word with values in place of its names in braces.
  ///
  /// ```swift
  /// HostWords.german.text(.deleteRow, ["name": "Wien"])     // Wien löschen
  /// ```
  public func text(_ word: HostWord, _ values: KeyValuePairs<String, String>) -> String {
    var rest = self[word][...]
    var text = ""
    // In one pass: a value may have braces itself.
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let name = rest[rest.index(after: open)..<close]
      text += rest[..<open]
      text += values.first { $0.key == name }?.value ?? String(rest[open...close])
      rest = rest[rest.index(after: close)...]
    }
    return text + rest
  }

  /// Returns the same texts, with another one for a word.
  public func replacing(_ word: HostWord, with text: String) -> HostWords {
    var texts = texts
    texts[word] = text
    return HostWords(language, texts)
  }

  /// The words that have no text, and are shown in English.
  var missing: [HostWord] { HostWord.allCases.filter { texts[$0] == nil } }

  /// Returns the text in this language of a text that Usher's own values have in English, for example "Cancel"; any
  /// other text as it is.
  func translated(_ text: String) -> String { Self.known[text].map { self[$0] } ?? text }

  /// The languages that are built in.
  static let builtIn: [HostWords] = [.english, .german, .arabic]

  private static let known = Dictionary(
    uniqueKeysWithValues: HostWord.ofToolkit.map { (HostWords.english[$0], $0) }
  )

  private func encodedScriptWords() -> String {
    let words = HostWord.ofScript.map { ($0.rawValue, self[$0]) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try? encoder.encode(Dictionary(uniqueKeysWithValues: words))
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}

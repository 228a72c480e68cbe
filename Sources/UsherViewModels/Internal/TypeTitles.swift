import Synchronization

/// The default titles of view models, made once for each type, because hosts read them often.
enum TypeTitles {
  private static let titles = Mutex<[ObjectIdentifier: String]>([:])

  static func title(of type: Any.Type) -> String {
    let key = ObjectIdentifier(type)
    if let known = titles.withLock({ $0[key] }) { return known }
    var words = words(of: "\(type)")
    if words.last == "Model" { words.removeLast() }
    if words.last == "View" { words.removeLast() }
    let title = words.joined(separator: " ")
    titles.withLock { $0[key] = title }
    return title
  }

  /// Returns the words of a name: `Sign`, `In`, `Card` for `SignInCard`, and `PDF`, `Page` for `PDFPage`.
  private static func words(of name: String) -> [Substring] {
    name.matches(of: /\p{Lu}+(?!\p{Ll})\P{Lu}*|\p{Lu}?\P{Lu}+/).map(\.output)
  }
}

import Synchronization

/// The titles of view models that have none of their own, made once for each type: hosts ask often.
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

  /// `SignInCard` as `Sign`, `In`, `Card`, and `PDFPage` as `PDF`, `Page`.
  private static func words(of name: String) -> [Substring] {
    name.matches(of: /\p{Lu}+(?!\p{Ll})\P{Lu}*|\p{Lu}?\P{Lu}+/).map(\.output)
  }
}

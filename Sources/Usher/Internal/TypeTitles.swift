import Synchronization

/// The titles of view models that have none of their own, made once for each type: hosts ask often.
enum TypeTitles {
  private static let titles = Mutex<[ObjectIdentifier: String]>([:])
  private static let names = Mutex<[ObjectIdentifier: String]>([:])

  /// The name of a type.
  static func name(of type: Any.Type) -> String {
    let key = ObjectIdentifier(type)
    if let known = names.withLock({ $0[key] }) { return known }
    let name = "\(type)"
    names.withLock { $0[key] = name }
    return name
  }

  static func title(of type: Any.Type) -> String {
    let key = ObjectIdentifier(type)
    if let known = titles.withLock({ $0[key] }) { return known }
    var words = "\(type)".words
    if words.last == "Model" { words.removeLast() }
    if words.last == "View" { words.removeLast() }
    let title = words.joined(separator: " ")
    titles.withLock { $0[key] = title }
    return title
  }
}

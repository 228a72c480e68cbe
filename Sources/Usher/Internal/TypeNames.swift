import Synchronization

/// The names of view models' types. Each is made only once, since hosts ask for them often.
enum TypeNames {
  private static let names = Mutex<[ObjectIdentifier: String]>([:])

  static func name(of type: Any.Type) -> String {
    let key = ObjectIdentifier(type)
    if let known = names.withLock({ $0[key] }) { return known }
    let name = "\(type)"
    names.withLock { $0[key] = name }
    return name
  }
}

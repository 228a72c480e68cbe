import Synchronization

/// The names of view models' types. Each name is made only once, because each entry of the tree needs it.
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

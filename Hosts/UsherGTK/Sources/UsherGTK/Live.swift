/// A value that may become another: what a row of a list, or the content of ``Show``, is for. Its properties are read
/// as those of the value, and are always those of the newest one.
///
/// ```swift
/// ForEach(viewModel.purchases) { purchase in
///   Text(purchase.title)
/// }
/// ```
@dynamicMemberLookup
@MainActor public final class Live<Value> {
  private let newest: () -> Value
  private let finish: () -> Void

  package init(_ value: Value, _ read: @escaping () -> Value?) {
    var (last, read) = (value, Optional(read))
    newest = {
      if let new = read?() { last = new }
      return last
    }
    finish = { read = nil }
  }

  private init(_ newest: @escaping () -> Value) {
    self.newest = newest
    finish = {}
  }

  /// The newest value.
  public var value: Value { newest() }

  /// A part of the value, which is always that of the newest one. Nothing is read before the part is.
  public func map<Part>(_ part: @escaping (Value) -> Part) -> Live<Part> {
    Live<Part> { part(self.value) }
  }

  /// A property of the newest value.
  public subscript<Property>(dynamicMember path: KeyPath<Value, Property>) -> Property {
    value[keyPath: path]
  }

  /// Keeps the last value, and reads no new one.
  package func end() { finish() }
}

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
  private var read: () -> Value?
  private var last: Value

  package init(_ value: Value, _ read: @escaping () -> Value?) {
    last = value
    self.read = read
  }

  /// The newest value.
  public var value: Value {
    if let new = read() { last = new }
    return last
  }

  /// A part of the value, which is always that of the newest one.
  public func map<Part>(_ part: @escaping (Value) -> Part) -> Live<Part> {
    Live<Part>(part(value)) { part(self.value) }
  }

  /// A property of the newest value.
  public subscript<Property>(dynamicMember path: KeyPath<Value, Property>) -> Property {
    value[keyPath: path]
  }

  /// Keeps the last value, and reads no new one.
  package func end() { read = { nil } }
}

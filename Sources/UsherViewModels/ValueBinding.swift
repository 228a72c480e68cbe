/// A pair of closures that read and write a value of another object.
///
/// ```swift
/// let name = viewModel.bind(\.username)
/// name.value = "bart"
/// ```
///
/// Unlike SwiftUI's `Binding`, a value binding belongs to no view. It isn't `Sendable`: use it on the actor where it
/// was made.
@dynamicMemberLookup
public struct ValueBinding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  /// Makes a binding from two closures, which the binding holds.
  ///
  /// ```swift
  /// ValueBinding(get: { self.username }, set: { self.username = $0.lowercased() })
  /// ```
  ///
  /// - Parameters:
  ///   - get: returns the value.
  ///   - set: stores a new value.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// Returns a binding that always has the same value and ignores writes.
  public static func constant(_ value: Value) -> ValueBinding {
    ValueBinding(get: { value }, set: { _ in })
  }

  /// The present value. Each read calls the closure `get`, each write calls the closure `set`.
  public var value: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// Returns a binding to a property of the value. A write changes this property and writes the whole value back.
  public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> ValueBinding<Part> {
    ValueBinding<Part>(get: { value[keyPath: path] }, set: { value[keyPath: path] = $0 })
  }
}

extension ViewModel {
  /// Returns a binding to a property of this view model. The binding holds the view model strongly.
  public func bind<Value>(_ path: ReferenceWritableKeyPath<Self, Value>) -> ValueBinding<Value> {
    ValueBinding(get: { self[keyPath: path] }, set: { self[keyPath: path] = $0 })
  }
}

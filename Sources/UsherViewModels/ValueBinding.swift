/// Reads and writes a value that someone else owns.
///
/// ```swift
/// let name = viewModel.bind(\.username)
/// name.value = "bart"
/// ```
///
/// Unlike SwiftUI's it knows no view and no actor: it is used where it was made.
@dynamicMemberLookup
public struct ValueBinding<Value> {
  private let get: () -> Value
  private let set: (Value) -> Void

  /// Makes a binding from a way to read and a way to write.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    self.get = get
    self.set = set
  }

  /// A binding that always has the same value and ignores what is written.
  public static func constant(_ value: Value) -> ValueBinding {
    ValueBinding(get: { value }, set: { _ in })
  }

  /// The value now.
  public var value: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }

  /// A binding to a part of the value.
  public subscript<Part>(dynamicMember path: WritableKeyPath<Value, Part>) -> ValueBinding<Part> {
    ValueBinding<Part>(get: { value[keyPath: path] }, set: { value[keyPath: path] = $0 })
  }
}

extension ViewModel {
  /// A binding to one of this view model's properties; it keeps the view model.
  public func bind<Value>(_ path: ReferenceWritableKeyPath<Self, Value>) -> ValueBinding<Value> {
    ValueBinding(get: { self[keyPath: path] }, set: { self[keyPath: path] = $0 })
  }
}

/// A weak reference to an object, as a value.
struct WeakObject {
  private(set) weak var value: AnyObject?

  init(_ value: AnyObject) { self.value = value }
}

/// Refers to an object without keeping it.
struct WeakObject {
  private(set) weak var value: AnyObject?

  init(_ value: AnyObject) { self.value = value }
}

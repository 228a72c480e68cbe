/// Gives out the values of a case that it can't do without, and remembers their names.
final class RouteValues {
  /// The names of the values that were asked for, in their order.
  private(set) var names: [String] = []
  private let next: (String) -> String?

  /// - Parameter next: gives the value of a name.
  init(_ next: @escaping (String) -> String?) { self.next = next }

  /// Values in the order in which they stand in an address, whatever their names are.
  convenience init(_ texts: [String]) {
    var rest = texts[...]
    self.init { _ in rest.popFirst() }
  }

  func value(_ name: String) -> String? {
    names.append(name)
    return next(name)
  }
}

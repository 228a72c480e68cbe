/// Gives a decoder the required values of a case, and notes their names.
final class RouteValues {
  /// The names of the requested values, in order.
  private(set) var names: [String] = []
  private let next: (String) -> String?

  /// Makes values from a closure.
  ///
  /// - Parameter next: returns the value for a name.
  init(_ next: @escaping (String) -> String?) { self.next = next }

  /// Makes values from texts that are given out in order, whatever the names are.
  convenience init(_ texts: [String]) {
    var rest = texts[...]
    self.init { _ in rest.popFirst() }
  }

  func value(_ name: String) -> String? {
    names.append(name)
    return next(name)
  }
}

/// Gives a decoder the required values of a case, and records the names that the decoder asks for.
final class RouteValues {
  /// The names of the values that were asked for, in the order of the questions.
  private(set) var names: [String] = []
  private let next: (String) -> String?

  /// Makes values from a closure.
  ///
  /// - Parameter next: returns the value for a name; `nil` if there is none.
  init(_ next: @escaping (String) -> String?) { self.next = next }

  /// Makes values from texts: the first value asked for gets the first text, and so on, whatever its name is.
  convenience init(_ texts: [String]) {
    var rest = texts[...]
    self.init { _ in rest.popFirst() }
  }

  func value(_ name: String) -> String? {
    names.append(name)
    return next(name)
  }
}

import WebTesting

/// An element of a ``TestPage``.
///
/// An element that has left the page keeps what it last had; ``isOnPage`` tells it, and acts on it throw. A view that shows
/// something else in its place may show another element: look it up again after such a change.
public struct TestElement: ElementSearch {
  let node: Node
  let page: TestPage

  init(_ node: Node, in page: TestPage) {
    self.node = node
    self.page = page
  }

  /// The role; `nil` for an element that has none.
  public var role: Role? { current.role }

  /// The accessible name: what a screen reader calls the element.
  public var name: String { current.accessibleName }

  /// The text that describes the element beside its name, for example the message of a field. It is what the attribute
  /// `aria-describedby` refers to; empty if there is none.
  public var details: String { current.accessibleDescription }

  /// The text that a field contains, or the text of the chosen option; empty for other elements.
  public var value: String {
    let node = current
    guard node.name == "select" else { return node.value ?? node.attributes["value"] ?? "" }
    let known = node.value.map { value in options.first { $0.value == value } }
    return (known ?? options.first(where: \.isSelected) ?? options.first)?.text ?? ""
  }

  /// Whether a checkbox, switch or radio button is on, or a button is pressed (`aria-pressed`).
  public var isOn: Bool {
    let node = current
    if node.name == "input" {
      return node.value.map { $0 == "1" } ?? (node.attributes["checked"] != nil)
    }
    return node.attributes["aria-pressed"] == "true" || node.attributes["aria-checked"] == "true"
  }

  /// Whether the person can't use the element now.
  public var isDisabled: Bool {
    let node = current
    return node.attributes["disabled"] != nil || node.attributes["aria-disabled"] == "true"
      || node.ancestors.contains { $0.name == "fieldset" && $0.attributes["disabled"] != nil }
  }

  /// Whether the element is still in the page.
  public var isOnPage: Bool { page.root === current.top }

  /// Returns an attribute's value, empty for one without; `nil` if the element hasn't got it.
  public func attribute(_ name: String) -> String? { current.attributes[name] }

  /// Returns the elements in the element that have one of the roles, in order; those that are hidden from screen readers are
  /// left out.
  public func elements(_ roles: Set<Role>) -> [TestElement] {
    page.elements(roles, in: current).filter { $0.node !== node }
  }

  /// The lines that a person reads in the element, from top to bottom. What fields contain is left out.
  public var lines: [String] { current.lines() }

  /// The name of the element in the messages of failures.
  public var placeDescription: String {
    name.isEmpty ? "The \(kind)" : "The \(kind) “\(name)”"
  }

  var kind: String { node.role?.rawValue ?? node.name }

  /// The element, after the page has taken in all changes.
  var current: Node {
    _ = page.root
    return node
  }

  /// The options of a `select` element, by the value that the browser sends.
  var options: [(value: String, text: String, isSelected: Bool)] {
    node.all.filter { $0.name == "option" }.map {
      let text = $0.lines().joined(separator: " ")
      return ($0.attributes["value"] ?? text, text, $0.attributes["selected"] != nil)
    }
  }
}

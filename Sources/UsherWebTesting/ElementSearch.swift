public import UsherTesting

/// A place in which elements are looked for: a whole page, or an element with what is in it.
///
/// ```swift
/// try page.button("Buy").click()
/// try page.element(.listitem, containing: "Ghent").button("Delete").click()
/// ```
public protocol ElementSearch {
  /// Returns the elements that have one of the roles, in the order of the page. Elements that are hidden from screen readers
  /// are left out.
  func elements(_ roles: Set<Role>) -> [TestElement]

  /// The lines that a person reads, from top to bottom. What fields contain is left out.
  var lines: [String] { get }

  /// The name of the place, for messages: `The page`.
  var placeDescription: String { get }
}

extension ElementSearch {
  /// The ``lines``, with line breaks between them.
  public var text: String { lines.joined(separator: "\n") }

  /// Returns the elements that have a role, in the order of the page. Elements that are hidden from screen readers are left
  /// out.
  public func elements(_ role: Role) -> [TestElement] { elements([role]) }

  /// Returns the first element with a role and an accessible name.
  ///
  /// - Throws: ``TestFailure`` if there is none. The message lists the names that there are.
  public func element(_ role: Role, _ name: String) throws(TestFailure) -> TestElement {
    try first([role], name)
  }

  /// Returns the first element of a role that contains a text.
  ///
  /// - Throws: ``TestFailure`` if there is none.
  public func element(_ role: Role, containing text: String) throws(TestFailure) -> TestElement {
    let all = elements(role)
    if let element = all.first(where: { $0.text.contains(text) }) { return element }
    throw TestFailure(
      "\(placeDescription) has no \(role.rawValue) that contains “\(text)”. "
        + (all.isEmpty
          ? "It has no \(role.rawValue) at all."
          : "These are there: \(list(all.map(\.text))).")
    )
  }

  /// Returns the first button with a name.
  ///
  /// - Throws: ``TestFailure`` if there is none.
  public func button(_ name: String) throws(TestFailure) -> TestElement {
    try first([.button], name)
  }

  /// Returns the first link with a name.
  ///
  /// - Throws: ``TestFailure`` if there is none.
  public func link(_ name: String) throws(TestFailure) -> TestElement { try first([.link], name) }

  /// Returns the first field with a label: for text, a search, a number, a day, a time, or a slider.
  ///
  /// - Throws: ``TestFailure`` if there is none.
  public func field(_ label: String) throws(TestFailure) -> TestElement {
    try first([.textbox, .searchbox, .spinbutton, .slider], label)
  }

  /// Returns the first checkbox, switch or radio button with a label.
  ///
  /// - Throws: ``TestFailure`` if there is none.
  public func checkbox(_ label: String) throws(TestFailure) -> TestElement {
    try first([.checkbox, .switch, .radio], label)
  }

  /// Returns the first choice with a label: a `select` element, or a group of radio buttons.
  ///
  /// - Throws: ``TestFailure`` if there is none.
  public func choice(_ label: String) throws(TestFailure) -> TestElement {
    try first([.combobox, .radiogroup], label)
  }

  /// Returns the first field for files with a label.
  ///
  /// - Throws: ``TestFailure`` if there is none.
  public func fileField(_ label: String) throws(TestFailure) -> TestElement {
    try first([.file], label)
  }

  private func first(_ roles: [Role], _ name: String) throws(TestFailure) -> TestElement {
    let all = elements(Set(roles))
    if let element = all.first(where: { $0.name == name }) { return element }
    let kind = roles.map(\.rawValue).joined(separator: ", ")
    throw TestFailure(
      "\(placeDescription) has no \(kind) with the name “\(name)”. "
        + (all.isEmpty
          ? "It has none at all." : "These are there: \(list(all.map(\.name))).")
    )
  }

  /// Texts in quotation marks: the first twenty.
  private func list(_ texts: [String]) -> String {
    texts.prefix(20).map { "“\($0)”" }.joined(separator: ", ")
      + (texts.count > 20 ? " and \(texts.count - 20) more" : "")
  }
}

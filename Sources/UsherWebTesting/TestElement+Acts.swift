public import Usher
public import UsherTesting
import WebTesting

extension TestElement {
  /// Clicks or taps the element. A checkbox or switch changes, a radio button is on, a submit button submits its form, a
  /// field gets the focus. The address of a link is added to ``TestPage/followedLinks``.
  ///
  /// - Throws: ``TestFailure`` if a person couldn't do it, or if nothing takes the click.
  public func click() throws(TestFailure) {
    try reach()
    if isCheckable { return try toggle() }
    var isTaken = page.send("click", to: node) || isTextField || node.name == "select"
    if let form, isSubmitButton, page.send("submit", to: form) { isTaken = true }
    let around = [node] + node.ancestors
    if !isTaken, let link = around.first(where: { $0.name == "a" && $0.attributes["href"] != nil })
    {
      page.followedLinks.append(link.attributes["href"] ?? "")
      isTaken = true
    }
    // The browser copies, shares and prints by itself.
    if around.contains(where: { $0.attributes["data-hand"] != nil }) { isTaken = true }
    if !isTaken {
      throw TestFailure(
        "\(placeDescription) does nothing when it is clicked: no view handles the click."
      )
    }
  }

  /// Moves the focus to the element, as by the Tab key. The field that had it is left.
  ///
  /// - Throws: ``TestFailure`` if a person couldn't do it.
  public func focus() throws(TestFailure) { try reach() }

  /// Replaces the text of a field, as somebody who selects all of it and types. The focus stays in the field until the test
  /// acts on another element. The text of a day is `2026-05-31`, that of a time `18:05`, and of both `2026-05-31T18:05`, as
  /// browsers send them.
  ///
  /// - Throws: ``TestFailure`` if a person couldn't do it, or if nothing takes the text.
  public func fill(_ text: String) throws(TestFailure) {
    guard isTextField else {
      throw TestFailure("\(placeDescription) isn't a field: nothing can be typed into it.")
    }
    try reach()
    if node.attributes["readonly"] != nil {
      throw TestFailure("\(placeDescription) can only be read.")
    }
    let type = node.name == "input" ? node.attributes["type"] ?? "text" : ""
    if let example = Self.example(of: type), !Self.isValid(text, as: type) {
      throw TestFailure(
        "\(placeDescription) doesn't take “\(text)”: a browser sends texts like “\(example)”."
      )
    }
    let line = node.name == "input" ? text.filter { !$0.isNewline } : text
    if type == "range" { return try send(line, by: ["input", "change"]) }
    try send(line, by: ["input"], later: ["change"])
    page.focus?.isChanged = true
  }

  /// Sets a checkbox or switch, if it isn't in that state.
  ///
  /// - Throws: ``TestFailure`` if a person couldn't do it, for example switch a radio button off.
  public func set(_ isOn: Bool) throws(TestFailure) {
    let roles: Set<Role?> = [.checkbox, .switch, .radio]
    guard roles.contains(node.role) else {
      throw TestFailure("\(placeDescription) is neither on nor off.")
    }
    guard isOn != self.isOn else { return try reach() }
    if !isOn, node.role == .radio {
      throw TestFailure("\(placeDescription) goes off only when another one is chosen.")
    }
    try click()
  }

  /// Chooses an option by its text, in a `select` element or a group of radio buttons. Choosing what is chosen does nothing.
  ///
  /// - Throws: ``TestFailure`` if there is no such option, or if a person couldn't choose it.
  public func choose(_ option: String) throws(TestFailure) {
    guard node.role != .radiogroup else { return try element(.radio, option).click() }
    guard node.name == "select" else {
      throw TestFailure("\(placeDescription) isn't a choice.")
    }
    try reach()
    guard let chosen = options.first(where: { $0.text == option }) else {
      let texts = options.map { "“\($0.text)”" }.joined(separator: ", ")
      throw TestFailure(
        "\(placeDescription) has no option “\(option)”"
          + (texts.isEmpty ? ": it has none." : ", but \(texts).")
      )
    }
    if chosen.text != value { try send(chosen.value, by: ["input", "change"]) }
  }

  /// Chooses a file in a field for files.
  ///
  /// ```swift
  /// try page.fileField("Add Files…").choose(
  ///   IncomingFile(name: "a.txt", size: 2, contentType: "text/plain", chunks: chunks)
  /// )
  /// ```
  ///
  /// - Throws: ``TestFailure`` if a person couldn't do it, or if nothing takes the file.
  public func choose(_ file: IncomingFile) throws(TestFailure) {
    try reach()
    if !page.send("file", to: node, file: file) {
      throw TestFailure("\(placeDescription) takes no files.")
    }
  }

  /// Presses Return in a field: the form around it is submitted, by its first submit button if it has one.
  ///
  /// - Throws: ``TestFailure`` if a person couldn't do it, or if nothing takes it.
  public func submit() throws(TestFailure) {
    guard node.name == "input", isTextField else {
      throw TestFailure(
        "\(placeDescription) isn't a field of one line: Return submits nothing there."
      )
    }
    try reach()
    guard let form else { throw TestFailure("\(placeDescription) is in no form.") }
    let elements = form.all.map { TestElement($0, in: page) }
    let button = elements.first(where: \.isSubmitButton)
    if let button, button.isDisabled {
      throw TestFailure(
        "\(button.placeDescription) can't be used now, so its form isn't submitted."
      )
    }
    if button == nil, elements.count(where: { $0.node.name == "input" && $0.isTextField }) > 1 {
      throw TestFailure(
        "The form has several fields and no submit button: Return doesn't submit it."
      )
    }
    if page.focus?.isChanged == true { page.send("change", to: node, node.value ?? "") }
    page.focus?.isChanged = false
    if let button { page.send("click", to: button.node) }
    if !page.send("submit", to: form) {
      throw TestFailure("Nothing happens when the form is submitted: no view handles it.")
    }
  }

  /// Leaves the field, as by the Tab key. Its message, if it has one, is shown then.
  ///
  /// - Throws: ``TestFailure`` if the person isn't in the field.
  public func leave() throws(TestFailure) {
    guard page.focus?.node === node else {
      throw TestFailure(
        "\(placeDescription) hasn't got the focus, so the person can't leave it."
      )
    }
    leaveFocus()
  }

  /// The form that the element is in.
  private var form: Node? { node.ancestors.first { $0.name == "form" } }

  private var type: String {
    node.attributes["type"] ?? (node.name == "button" ? "submit" : "text")
  }

  private var isSubmitButton: Bool {
    (node.name == "button" || node.name == "input") && type == "submit"
  }

  private var isCheckable: Bool { node.name == "input" && ["checkbox", "radio"].contains(type) }

  private var isTextField: Bool {
    let others: Set<String> = [
      "checkbox", "radio", "file", "button", "submit", "reset", "image", "hidden",
    ]
    return node.name == "textarea" || node.name == "input" && !others.contains(type)
  }

  private func toggle() throws(TestFailure) {
    guard type != "radio" || !isOn else { return }
    let value = isOn ? "" : "1"
    if type == "radio" {
      let name = node.attributes["name"]
      for other in node.top.all where other !== node && other.attributes["type"] == "radio" {
        if other.attributes["name"] == name { other.value = "" }
      }
    }
    let isTaken = page.send("click", to: node)
    try send(value, by: ["input", "change"], isTaken: isTaken)
  }

  /// Makes sure that a person can use the element, and moves the focus to it.
  private func reach() throws(TestFailure) {
    try requireUse()
    guard page.focus?.node !== node else { return }
    leaveFocus()
    try requireUse()
    page.focus = TestFocus(node: node)
  }

  private func requireUse() throws(TestFailure) {
    if !isOnPage { throw TestFailure("\(placeDescription) is no longer on the page.") }
    if isDisabled { throw TestFailure("\(placeDescription) can't be used now: it is disabled.") }
  }

  private func leaveFocus() {
    guard let focus = page.focus else { return }
    page.focus = nil
    guard TestElement(focus.node, in: page).isOnPage else { return }
    if focus.isChanged { page.send("change", to: focus.node, focus.node.value ?? "") }
    page.send("blur", to: focus.node)
  }

  /// Enters a value, and sends each of the events.
  ///
  /// - Parameters:
  ///   - later: events that come when the field is left.
  ///   - isTaken: whether another event of the same act was taken already.
  private func send(
    _ value: String,
    by events: [String],
    later: [String] = [],
    isTaken: Bool = false
  ) throws(TestFailure) {
    let before = node.value
    node.value = value
    var isTaken =
      isTaken
      || ([node] + node.ancestors).contains { node in
        later.contains { node.handlers[$0] != nil }
      }
    for event in events where page.send(event, to: node, value) { isTaken = true }
    if !isTaken {
      node.value = before
      throw TestFailure(
        "\(placeDescription) does nothing with what is entered: no view handles it."
      )
    }
  }

  /// A text that a field of a type takes; `nil` if it takes any text.
  private static func example(of type: String) -> String? {
    switch type {
    case "date": "2026-05-31"
    case "time": "18:05"
    case "datetime-local": "2026-05-31T18:05"
    case "range", "number": "12.5"
    default: nil
    }
  }

  private static func isValid(_ text: String, as type: String) -> Bool {
    if type == "range" || type == "number" {
      return Double(text) != nil || type == "number" && text.isEmpty
    }
    guard !text.isEmpty, let example = example(of: type) else { return true }
    return text.count == example.count
      && zip(text, example).allSatisfy {
        $0.isWholeNumber == $1.isWholeNumber && ($0.isWholeNumber || $0 == $1)
      }
  }
}

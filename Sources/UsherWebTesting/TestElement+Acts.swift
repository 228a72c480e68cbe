public import Usher
public import UsherTesting
import WebTesting

extension TestElement {
  /// Clicks or taps the element, or presses Return on it. A checkbox or switch changes, a radio button is on, a submit button
  /// submits its form. The address of a link is added to ``TestPage/followedLinks``.
  ///
  /// - Throws: ``TestFailure`` if a person couldn't do it, or if nothing takes the click.
  public func click() throws(TestFailure) {
    try reach()
    if [.checkbox, .switch, .radio].contains(node.role) {
      return try send(node.role != .radio && isOn ? "" : "1", by: ["change"])
    }
    var isTaken = page.send("click", to: node)
    if let form, isSubmitButton, page.send("submit", to: form) { isTaken = true }
    if node.name == "a", let address = node.attributes["href"], !isTaken {
      page.followedLinks.append(address)
      isTaken = true
    }
    if !isTaken {
      throw TestFailure(
        "\(placeDescription) does nothing when it is clicked: no view handles the click."
      )
    }
  }

  /// Replaces the text of a field, as somebody who selects all of it and types. The focus stays in the field until the test
  /// acts on another element. The text of a day is `2026-05-31`, and that of a time `18:05`, as browsers send them.
  ///
  /// - Throws: ``TestFailure`` if a person couldn't do it, or if nothing takes the text.
  public func fill(_ text: String) throws(TestFailure) {
    let fields: Set<Role?> = [.textbox, .searchbox, .spinbutton, .slider]
    guard fields.contains(node.role) else {
      throw TestFailure("\(placeDescription) isn't a field: nothing can be typed into it.")
    }
    try reach()
    if node.attributes["readonly"] != nil {
      throw TestFailure("\(placeDescription) can only be read.")
    }
    try send(text, by: ["input"], later: ["change"])
    page.focus?.isChanged = true
  }

  /// Sets a checkbox or switch, if it isn't in that state.
  ///
  /// - Throws: ``TestFailure`` if a person couldn't do it.
  public func set(_ isOn: Bool) throws(TestFailure) {
    if isOn != self.isOn { try click() }
  }

  /// Chooses an option by its text, in a `select` element or a group of radio buttons.
  ///
  /// - Throws: ``TestFailure`` if there is no such option, or if a person couldn't choose it.
  public func choose(_ option: String) throws(TestFailure) {
    guard node.role != .radiogroup else { return try element(.radio, option).click() }
    try reach()
    guard let chosen = options.first(where: { $0.text == option }) else {
      let texts = options.map { "“\($0.text)”" }.joined(separator: ", ")
      throw TestFailure("\(placeDescription) has no option “\(option)”, but \(texts).")
    }
    try send(chosen.value, by: ["input", "change"])
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

  /// Presses Return in a field: the form around it is submitted.
  ///
  /// - Throws: ``TestFailure`` if a person couldn't do it, or if nothing takes it.
  public func submit() throws(TestFailure) {
    try reach()
    guard let form else { throw TestFailure("\(placeDescription) is in no form.") }
    let button = form.all.first { TestElement($0, in: page).isSubmitButton }
    if let button, TestElement(button, in: page).isDisabled {
      throw TestFailure(
        "\(TestElement(button, in: page).placeDescription) can't be used now, so its form isn't submitted."
      )
    }
    leaveFocus()
    if let button { page.send("click", to: button) }
    if !page.send("submit", to: form) {
      throw TestFailure("Nothing happens when the form is submitted: no view handles it.")
    }
  }

  /// Leaves the field, as by the Tab key. Its message, if it has one, is shown then.
  ///
  /// - Throws: ``TestFailure`` if the person isn't in the field.
  public func leave() throws(TestFailure) {
    guard page.focus?.node === node else {
      throw TestFailure("\(placeDescription) hasn't got the focus, so the person can't leave it.")
    }
    leaveFocus()
  }

  /// The form that the element is in.
  private var form: Node? { node.ancestors.first { $0.name == "form" } }

  private var isSubmitButton: Bool {
    node.name == "button" && ["submit", nil].contains(node.attributes["type"])
      || node.name == "input" && node.attributes["type"] == "submit"
  }

  /// Makes sure that a person can use the element, and moves the focus to it.
  private func reach() throws(TestFailure) {
    if !isOnPage { throw TestFailure("\(placeDescription) is no longer on the page.") }
    if isDisabled { throw TestFailure("\(placeDescription) can't be used now: it is disabled.") }
    guard page.focus?.node !== node else { return }
    leaveFocus()
    if !isOnPage {
      throw TestFailure("\(placeDescription) went away when the field before it was left.")
    }
    page.focus = TestFocus(node: node)
  }

  private func leaveFocus() {
    guard let focus = page.focus else { return }
    page.focus = nil
    guard TestElement(focus.node, in: page).isOnPage else { return }
    if focus.isChanged { page.send("change", to: focus.node, focus.node.value ?? "") }
    if focus.node.handlers["blur"] != nil { page.send("blur", to: focus.node) }
  }

  /// Enters a value, and sends each of the events.
  ///
  /// - Parameter later: events that come when the field is left.
  private func send(
    _ value: String,
    by events: [String],
    later: [String] = []
  ) throws(TestFailure) {
    let before = node.value
    if before != nil { node.value = value }
    var isTaken = ([node] + node.ancestors).contains { node in
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
}

import GTK
public import UsherGTK

/// What a person does in a window.
extension GTKWindow {
  /// Presses a button, a switch, a box to tick, a tab or a row, and waits until the window shows what follows.
  ///
  /// ```swift
  /// try await window.press("Add a Book")
  /// ```
  ///
  /// - Parameter name: the title, or the name for screen readers; of a row, one of its texts. Of a list, rows that aren't laid
  ///   out can't be pressed, nor can days of a calendar.
  /// - Throws: ``WindowTestError`` if there is none with this name that the person could press, or more than one.
  public func press(_ name: String) async throws(WindowTestError) {
    let buttons = reachable(GTK.Button.self)
      .filter { $0.title == name || $0.hasName(name) || $0.labels.contains(name) }
      .map { button in { button.click() } }
    let switches = reachable(Switch.self).filter { $0.label?.text == name || $0.hasName(name) }
      .map { control in { control.isOn.toggle() } }
    let boxes = reachable(CheckButton.self).filter { $0.title == name }
      .map { box in { box.isOn.toggle() } }
    let rows = reachable(ListView.self).flatMap { list in
      list.rows.filter { list.canChoose($0.position) && $0.widget.labels.contains(name) }
        .map { row in { list.activate(row.position) } }
    }
    // A button in a row is what its title says, and not the row.
    let found = buttons.isEmpty ? switches + boxes + rows : buttons
    try only(found, "to press", name)()
    await settle()
  }

  /// Chooses one of the options of a `Select`, and waits until the window shows what follows.
  ///
  /// ```swift
  /// try await window.choose("Country", "Iceland")
  /// ```
  ///
  /// - Parameters:
  ///   - label: the name of the field.
  ///   - option: the text of the option.
  /// - Throws: ``WindowTestError`` if there is no field with this name that the person could use, or no such option.
  public func choose(_ label: String, _ option: String) async throws(WindowTestError) {
    let fields = reachable(DropDown.self).filter { $0.label?.text == label }
    let list = try only(fields, "with options", label)
    guard let place = list.options.firstIndex(of: option) else {
      throw WindowTestError("“\(label)” has no option “\(option)”. It has: \(list.options)")
    }
    list.chosen = place
    await settle()
  }

  /// Puts a text into a field, in place of what is there, and waits until the window shows what follows.
  ///
  /// ```swift
  /// try await window.fill("Title", "The Waves")
  /// ```
  ///
  /// - Parameters:
  ///   - label: the name of the field.
  ///   - text: the text.
  /// - Throws: ``WindowTestError`` if there is no field with this name that the person could use, or more than one.
  public func fill(_ label: String, _ text: String) async throws(WindowTestError) {
    let fields: [Widget] =
      reachable(Entry.self) + reachable(TextView.self) + reachable(SpinButton.self)
    let named = fields.filter { $0.label?.text == label || $0.hasName(label) }
    switch try only(named, "to fill", label) {
    case let entry as Entry: entry.text = text
    case let area as TextView: area.text = text
    case let number as SpinButton:
      number.text = text
      number.update()
    default: break
    }
    await settle()
  }

  /// Waits until something is true, such as a text being there that follows from work of a view model.
  ///
  /// ```swift
  /// try await window.wait { window.texts.contains("The Waves") }
  /// ```
  ///
  /// - Parameters:
  ///   - limit: the longest time to wait.
  ///   - condition: what is waited for; looked at after each turn of GTK's loop.
  /// - Throws: ``WindowTestError`` with what the window shows, if it isn't true in time.
  public func wait(upTo limit: Duration = .seconds(10), until condition: () -> Bool)
    async throws(WindowTestError)
  {
    let end = ContinuousClock.now + limit
    while !condition() {
      guard ContinuousClock.now < end else {
        throw WindowTestError("Waited \(limit) for something. The window shows: \(texts)")
      }
      await settle()
      await MainLoop.pause(1)
    }
  }

  /// The widgets of a type that the person could use now.
  private func reachable<Found: Widget>(_ type: Found.Type) -> [Found] {
    (shownWidgets + tabs).flatMap { $0.all(type) }.filter(\.takesClicks)
  }

  private func only<Found>(_ found: [Found], _ use: String, _ name: String)
    throws(WindowTestError) -> Found
  {
    if found.count == 1 { return found[0] }
    let count = found.isEmpty ? "nothing" : "more than one thing"
    throw WindowTestError(
      "There is \(count) \(use) that is named “\(name)”. The window shows: \(texts)"
    )
  }
}

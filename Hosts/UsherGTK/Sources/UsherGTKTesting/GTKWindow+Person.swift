import GTK
public import UsherGTK

/// What a person does in a window.
extension GTKWindow {
  /// Presses a button, a switch or a box to tick, and waits until the window shows what follows.
  ///
  /// ```swift
  /// try await window.press("Add a Book")
  /// ```
  ///
  /// - Parameter name: the title, or the name for screen readers; of a ``RowButton``, one of its texts.
  /// - Throws: ``WindowTestError`` if there is none with this name that the person could press, or more than one.
  public func press(_ name: String) async throws(WindowTestError) {
    let buttons = reachable(GTK.Button.self).filter {
      $0.title == name || $0.hasName(name) || $0.labels.contains(name)
    }
    let switches = reachable(Switch.self).filter { $0.label?.text == name || $0.hasName(name) }
    let boxes = reachable(CheckButton.self).filter { $0.title == name }
    switch try only(buttons + switches + boxes, "to press", name) {
    case let button as GTK.Button: button.click()
    case let control as Switch: control.isOn.toggle()
    case let box as CheckButton: box.isOn.toggle()
    default: break
    }
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
    switch try only(named, "for a text", label) {
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
      await pause()
    }
  }

  /// Lets others work for a moment.
  private func pause() async {
    await withCheckedContinuation { continuation in MainLoop.after(1) { continuation.resume() } }
  }

  /// The widgets of a type that the person could use now.
  private func reachable<Found: Widget>(_ type: Found.Type) -> [Found] {
    shownWidgets.flatMap { $0.all(type) }.filter(\.takesClicks)
  }

  private func only(_ found: [Widget], _ use: String, _ name: String) throws(WindowTestError)
    -> Widget
  {
    if found.count == 1 { return found[0] }
    let which = found.isEmpty ? "nothing" : "more than one thing"
    throw WindowTestError("There is \(which) \(use) named “\(name)”. The window shows: \(texts)")
  }
}

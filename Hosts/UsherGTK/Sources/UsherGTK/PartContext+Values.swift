import GTK
import Usher

extension PartContext {
  /// Keeps a control and a value of the view model alike: the person's changes are written, and what a setter has made of
  /// them is shown, or the old value if the screen is covered. What a control can't show, such as a number outside of its
  /// range, stays as it is in the view model.
  ///
  /// - Parameters:
  ///   - source: the object whose signal comes when the person changes something.
  ///   - signal: the signal.
  ///   - value: the value of the view model.
  ///   - read: returns the value that the control shows.
  ///   - show: shows a value in the control.
  func join<Value: Equatable>(
    _ source: GObject,
    _ signal: String,
    _ value: ValueBinding<Value>,
    read: @escaping () -> Value,
    show: @escaping (Value) -> Void
  ) {
    var isShowing = false
    let update = { (new: Value) in
      guard read() != new else { return }
      // GTK's signal comes for what is shown, too.
      isShowing = true
      show(new)
      isShowing = false
    }
    bind({ value.value }, update)
    observe(source, signal) { [weak self] in
      let new = read()
      guard !isShowing, new != value.value else { return }
      self?.perform { value.value = new }
      update(value.value)
      // What changes and changes back in one turn isn't observed.
      self?.afterTurn { update(value.value) }
    }
  }

  /// Puts a control below its label and above the message of a broken rule.
  ///
  /// - Parameters:
  ///   - control: what has the keyboard.
  ///   - label: the name of the control.
  ///   - shown: what is shown, if the control is only a part of it.
  ///   - message: what is wrong; `nil` if nothing is.
  ///   - leave: called when the keyboard leaves the control.
  func labelled(
    _ control: Widget,
    _ label: @escaping () -> String,
    shown: Widget? = nil,
    message: @escaping () -> String?,
    leave: @escaping () -> Void
  ) -> Widget {
    let box = Box(isVertical: true, spacing: 4)
    let name = Label()
    name.align(horizontally: .start)
    bind(label) { name.text = $0 }
    let problem = Label(wraps: true)
    problem.addStyle("error")
    for child in [name, shown ?? control, problem] { box.append(child) }
    control.setLabel(name)
    control.setErrorMessage(problem)
    bind(message) { message in
      problem.text = message ?? ""
      problem.isVisible = message != nil
      control.markInvalid(message != nil)
      // GTK 4.8 doesn't tell screen readers which message belongs to the field.
      control.setDescription(message ?? "")
      if message == nil { control.removeStyle("error") } else { control.addStyle("error") }
    }
    fields?.add(control, in: self) { message() != nil }
    let focus = Controller.focus()
    control.add(focus)
    observe(focus, "leave") { [weak self, weak control] in
      // Who goes to another window hasn't left the field: it has the focus when they come back.
      if control?.hasFocus == false { self?.perform(leave) }
    }
    return box
  }
}

import GTK
import Usher

/// A prompt as it is drawn: a dialog over all layers.
@MainActor final class PromptPanel {
  let prompt: PromptHandle
  let root = Overlay()
  let title = Label(wraps: true)
  private(set) var buttons: [GTK.Button] = []
  private(set) var entry: Entry?
  private var connections: [Connection] = []

  init(_ prompt: PromptHandle) {
    self.prompt = prompt
    let content = prompt.content
    let shade = Box(isVertical: true)
    shade.addStyle("shade")
    root.setChild(shade)
    let panel = Box(isVertical: true, spacing: 12, role: .alertDialog)
    panel.addStyle("prompt")
    panel.setName(content.title)
    panel.setDescription(content.message)
    let frame = Box(isVertical: true)
    frame.wish(width: 360)
    frame.align(horizontally: .center, vertically: .center)
    frame.append(panel)
    root.add(frame)
    title.text = content.title
    title.addStyle("title-4")
    panel.append(title)
    if !content.message.isEmpty { panel.append(Label(content.message, wraps: true)) }
    if let field = content.field { add(field, to: panel) }
    addButtons(to: panel)
    prompt.onEnd { [weak self] in self?.end() }
  }

  private func add(_ field: PromptContent.Field, to panel: Box) {
    let name = Label(field.label)
    name.align(horizontally: .start)
    let entry = Entry(.text)
    entry.text = field.text
    entry.set("placeholder-text", field.placeholder)
    entry.set("activates-default", true)
    entry.setLabel(name)
    let message = Label(wraps: true)
    message.addStyle("error")
    entry.setErrorMessage(message)
    let group = Box(isVertical: true, spacing: 4)
    for child in [name, entry, message] as [Widget] { group.append(child) }
    panel.append(group)
    weak let prompt = prompt
    connections.append(
      entry.on("changed") { [weak self, weak entry] in
        guard let entry else { return }
        prompt?.text = entry.text
        // At once: a person may press a button as soon as the text is right.
        self?.updateButtons()
      }
    )
    self.prompt.bind {
      prompt?.message
    } apply: { text in
      message.text = text ?? ""
      message.isVisible = text != nil
      entry.markInvalid(text != nil)
    }
    self.entry = entry
  }

  private func addButtons(to panel: Box) {
    let row = Box(isVertical: false, spacing: 8)
    row.align(horizontally: .end)
    weak let prompt = prompt
    for (index, content) in self.prompt.content.buttons.enumerated() {
      let button = GTK.Button(content.title)
      if content.role == .destructive { button.addStyle("destructive-action") }
      if content.role == .default { button.addStyle("suggested-action") }
      connections.append(button.on("clicked") { prompt?.answer(index) })
      row.append(button)
      buttons.append(button)
    }
    panel.append(row)
    updateButtons()
  }

  private func updateButtons() {
    for (index, button) in buttons.enumerated() { button.isEnabled = prompt.isEnabled(index) }
  }

  /// Gives the prompt the keyboard.
  func takeFocus(in window: Window) {
    guard root.isMapped else { return }
    let chosen = entry == nil ? prompt.focusedButton : prompt.submitButton
    window.setDefault(chosen.map { buttons[$0] })
    // Once more would select what has been typed meanwhile.
    guard !root.hasFocus else { return }
    if let entry {
      entry.takeFocus()
    } else {
      (chosen.map { buttons[$0] } ?? buttons.first)?.takeFocus()
    }
  }

  private func end() {
    for connection in connections { connection.end() }
    connections = []
  }
}

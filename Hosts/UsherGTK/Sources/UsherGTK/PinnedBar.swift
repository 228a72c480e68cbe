import GTK

/// A bar with a text at the lower edge of a screen, there while there is a text.
@MainActor final class PinnedBar {
  let widget = Box(isVertical: false, spacing: 12, role: .status)

  init(_ text: @escaping () -> String?, _ context: PartContext) {
    widget.addStyle("pinned-bar")
    let label = Label(wraps: true)
    label.expand(horizontally: true, vertically: false)
    widget.appendCentred(label)
    context.bind(text) { [widget] text in
      label.text = text ?? ""
      widget.isVisible = text != nil
    }
  }

  func append(_ child: Widget) {
    widget.appendCentred(child)
  }

  static func closeButton(_ action: @escaping () -> Void, _ context: PartContext) -> Widget {
    let button = GTK.Button()
    button.setIcon("window-close-symbolic")
    button.setName(context.acts.words[.dismiss])
    button.addStyle("flat")
    context.on(button, "clicked", action)
    return button
  }
}

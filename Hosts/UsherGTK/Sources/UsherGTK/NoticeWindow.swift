import GTK

/// A small window that tells the person something about no window of an app.
@MainActor final class NoticeWindow {
  let window = Window(width: 380, height: 120)
  let text: String
  let closeButton = GTK.Button("Close")
  /// Called when the window is gone.
  var onClose: () -> Void = {}
  private var connections: [Connection] = []

  init(_ title: String, _ text: String) {
    self.text = text
    Styles.addOnce()
    window.title = title
    let box = Box(isVertical: true, spacing: 18, role: .alert)
    box.addStyle("screen")
    let label = Label(text, wraps: true)
    label.expand(horizontally: true, vertically: true)
    closeButton.align(horizontally: .end)
    box.append(label)
    box.append(closeButton)
    window.setChild(box)
    window.setDefault(closeButton)
    weak let notice = self
    connections = [
      closeButton.on("clicked") { notice?.close() },
      window.on("close-request", .plain) { _ in
        notice?.close()
        return true
      },
    ]
  }

  func close() {
    for connection in connections { connection.end() }
    connections = []
    window.destroy()
    onClose()
  }
}

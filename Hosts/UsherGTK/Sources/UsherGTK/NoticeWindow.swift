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
    let bar = HeaderBar()
    bar.show(.all, onlyClose: true)
    window.setBar(bar)
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
    let keys = Controller.keys(capturing: true)
    window.add(keys)
    connections = [
      keys.on("key-pressed", .key) { event in
        guard NoticeWindow.closes(event.number, event.modifiers) else { return false }
        notice?.close()
        return true
      },
      closeButton.on("clicked") { notice?.close() },
      window.on("close-request", .plain) { _ in
        notice?.close()
        return true
      },
    ]
  }

  private static func closes(_ key: UInt32, _ modifiers: UInt32) -> Bool {
    key == Key.escape || key == Key.w && modifiers & Key.control != 0
  }

  func close() {
    for connection in connections { connection.end() }
    connections = []
    window.destroy()
    onClose()
  }
}

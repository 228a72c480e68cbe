import GTK
import Usher

/// The tabs of a layer, as buttons of which one is pressed.
@MainActor final class TabBar {
  let widget = Box(isVertical: false, role: .tabList)
  private let select: (NodeID) -> Void
  private var tabs: [Usher.Picture.Tab] = []
  private var buttons: [GTK.Button] = []

  init(named name: String, _ select: @escaping (NodeID) -> Void) {
    self.select = select
    widget.align(horizontally: .center)
    widget.setName(name)
    widget.addStyle("linked")
    widget.addStyle("tabs")
  }

  func button(_ id: NodeID) -> GTK.Button? {
    tabs.firstIndex { $0.id == id }.map { buttons[$0] }
  }

  var selectedTitle: String? {
    buttons.firstIndex(where: \.isPressed).map { tabs[$0].title }
  }

  func update(_ new: [Usher.Picture.Tab]) {
    widget.isVisible = !new.isEmpty
    if tabs.map(\.id) != new.map(\.id) { make(new) }
    tabs = new
    for (button, tab) in zip(buttons, new) {
      button.title = tab.title
      button.isPressed = tab.isSelected
      button.markSelected(tab.isSelected)
    }
  }

  private func make(_ new: [Usher.Picture.Tab]) {
    for button in buttons { widget.remove(button) }
    buttons = new.map { tab in
      let button = GTK.Button(kind: .tab)
      button.on("clicked") { [weak self] in
        guard let self else { return }
        select(tab.id)
        // The click has turned the button; it shows what the picture says.
        update(tabs)
      }
      widget.append(button)
      return button
    }
  }
}

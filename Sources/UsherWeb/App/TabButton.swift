import Usher

/// The button of a tab: the tab's symbol, if it has one, and the tab's title.
struct TabButton: ElementComponent {
  let tab: Picture.Tab
  let symbol: Symbol?
  let select: () -> Void

  var body: some ElementHTML {
    button {
      if let symbol { TabSymbol(symbol: symbol) }
      span { tab.title }
    }
    .attribute("type", "button").attribute("aria-current", tab.isSelected ? "page" : nil)
    .on(.click, select)
  }
}

/// Both forms of a tab's symbol, outline and filled; the style sheet shows one of them.
private struct TabSymbol: HTML {
  let symbol: Symbol

  func render(into renderer: inout Renderer) { symbol.renderForTab(into: &renderer) }
}

import Usher

/// Draws a layer: the lowest stack of the page, or a sheet over it, with the layer's tabs.
struct LayerView: ElementComponent {
  let layer: Picture.Layer
  let navigation: Navigation
  let symbols: [String: Symbol]

  var body: some ElementHTML {
    div {
      if isSheet { backdrop }
      div {
        if isSheet { div { screens }.class("stage") } else { main { screens }.class("stage") }
        if !layer.tabs.isEmpty { tabs }
      }
      .class("panel")
    }
    .class(isSheet ? "layer sheet" : "layer")
    .attribute("role", isSheet ? "dialog" : nil)
    .attribute("aria-modal", isSheet ? "true" : nil)
    .attribute("aria-labelledby", isSheet ? layer.top.map { ScreenTitle.id($0) } : nil)
    .attribute("inert", when: layer.isCovered)
  }

  private var isSheet: Bool { layer.style == .sheet }

  // The markup always contains the sidebar and the detail. The style sheet decides whether there is room for both, so
  // the server needn't answer when the browser's window grows.
  @HTMLBuilder private var screens: some HTML {
    if let sidebar = layer.sidebar {
      div {
        div {
          if layer.main != nil {
            button { HostText(.skipList) }.class("skip").attribute("type", "button")
          }
          FragmentHole(number: ScreenNumber.of(sidebar))
        }
        .class("sidebar")
        div { FragmentHole(number: layer.main.map(ScreenNumber.of) ?? 0) }.class("detail")
      }
      .class("split")
    } else {
      FragmentHole(number: layer.main.map(ScreenNumber.of) ?? 0)
    }
  }

  private var backdrop: some HTML {
    div {}.class("backdrop").attribute("data-escape")
      .on(.click) { [navigation, layer] in navigation.dismiss(layer.id) }
  }

  private var tabs: some HTML {
    nav {
      ForEach(layer.tabs) { [navigation, symbols] tab in
        TabButton(tab: tab, symbol: tab.symbol.flatMap { symbols[$0] }) {
          navigation.select(tab: tab.id)
        }
      }
    }
    .class("tabs").label { $0[.tabs] }
  }
}

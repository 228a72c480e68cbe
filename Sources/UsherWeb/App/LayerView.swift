import Usher

/// Draws a stack, or tabs, with the screen on top: the page's own, or a sheet over it.
struct LayerView: ElementComponent {
  let layer: Shell.Layer
  let navigation: Navigation
  let symbols: [String: Symbol]

  var body: some ElementHTML {
    div {
      if layer.isSheet { backdrop }
      div {
        if layer.isSheet { div { screens }.class("stage") } else { main { screens }.class("stage") }
        if !layer.tabs.isEmpty { tabs }
      }
      .class("panel")
    }
    .class(layer.isSheet ? "layer sheet" : "layer")
    .attribute("role", layer.isSheet ? "dialog" : nil)
    .attribute("aria-modal", layer.isSheet ? "true" : nil)
    .attribute("aria-labelledby", layer.isSheet ? ScreenTitle.id(layer.titled - 1) : nil)
    .attribute("inert", when: layer.isCovered)
  }

  @HTMLBuilder private var screens: some HTML {
    if layer.sidebar == 0 {
      FragmentHole(number: layer.screen)
    } else {
      div {
        div {
          if layer.screen != 0 {
            button { "Skip the list" }.class("skip").attribute("type", "button")
          }
          FragmentHole(number: layer.sidebar)
        }
        .class("sidebar")
        div { FragmentHole(number: layer.screen) }.class("detail")
      }
      .class("split")
    }
  }

  private var backdrop: some HTML {
    div {}.class("backdrop").attribute("data-escape")
      .on(.click) { [navigation, layer] in navigation.dismiss(layer.id) }
  }

  private var tabs: some HTML {
    nav {
      ForEach(layer.tabs) { [navigation, symbols] tab in
        TabButton(tab: tab, symbol: symbols[tab.symbol]) { navigation.select(tab: tab.id) }
      }
    }
    .class("tabs").label("Tabs")
  }
}

import Usher

/// Draws a stack, or tabs, with the screen on top: the page's own, or a sheet over it.
struct LayerView: ElementComponent {
  let layer: Shell.Layer
  let navigation: Navigation

  private var isSheet: Bool { layer.placement == .vertical }

  var body: some ElementHTML {
    div {
      if isSheet { backdrop }
      div {
        if layer.sidebar == 0 {
          FragmentHole(number: layer.screen)
        } else {
          div {
            div { FragmentHole(number: layer.sidebar) }.class("sidebar")
            div { FragmentHole(number: layer.screen) }.class("detail")
          }
          .class("split")
        }
        if !layer.tabs.isEmpty { tabs }
      }
      .class("panel")
    }
    .class(isSheet ? "layer sheet" : "layer")
    .attribute("role", isSheet ? "dialog" : nil)
    .attribute("aria-modal", isSheet ? "true" : nil)
    .attribute("aria-labelledby", isSheet ? "title-\(max(layer.screen, layer.sidebar) - 1)" : nil)
    .attribute("inert", when: layer.isCovered)
  }

  private var backdrop: some HTML {
    div {}.class("backdrop").attribute("data-escape")
      .on(.click) { [navigation, layer] in navigation.dismiss(layer.id) }
  }

  private var tabs: some HTML {
    nav {
      ForEach(layer.tabs) { [navigation] tab in
        button { tab.title }
          .attribute("type", "button")
          .attribute("aria-current", tab.isSelected ? "page" : nil)
          .on(.click) { navigation.select(tab: tab.id) }
      }
    }
    .class("tabs").label("Tabs")
  }
}

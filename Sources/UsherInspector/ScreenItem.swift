import UsherWeb

/// A screen with the state of its view model.
struct ScreenItem: ElementComponent {
  let screen: InspectedScreen

  var body: some ElementHTML {
    article {
      header {
        h3 { screen.viewModel }
        span { screen.title }.class("secondary")
        if !screen.isVisible { span { "covered" }.class("tag") }
      }
      if screen.state.isEmpty {
        p { "It has no stored properties." }.class("secondary")
      } else {
        ul { ForEach(screen.state) { PropertyItem(property: $0) } }.class("state")
      }
    }
    .class("card screen-state").label(screen.viewModel)
  }
}

struct PropertyItem: ElementComponent {
  let property: InspectedProperty

  var body: some ElementHTML {
    li {
      span { property.name }
      code { property.value }
    }
  }
}

import UsherWeb

/// The apps with their views, each with links to its states.
struct AppsView: View {
  let viewModel: AppsViewModel

  var leadingToolbar: some HTML {
    // A page of another app, so it is loaded, like the pages below.
    a { "Open Pages" }.href("..").attribute("target", "_self").class("other-page")
  }

  var body: some HTML {
    if viewModel.apps.isEmpty {
      EmptyState("No previews", "Give the inspector some: .standard(previews: …).", symbol: .info)
    }
    ForEach(viewModel.apps) { AppSection(app: $0) }
  }
}

private struct AppSection: ElementComponent {
  let app: AppsViewModel.App

  var body: some ElementHTML {
    section {
      h2 { app.title }.class("header")
      ul { ForEach(app.views) { ViewItem(view: $0) } }.class("card state previews")
    }
    .label(app.title)
  }
}

private struct ViewItem: ElementComponent {
  let view: AppsViewModel.ShownView

  var body: some ElementHTML {
    li {
      strong { view.id }
      span { ForEach(view.states) { StateLink(state: $0, view: view.id) } }.class("states")
    }
  }
}

private struct StateLink: ElementComponent {
  let state: AppsViewModel.State
  let view: String

  var body: some ElementHTML {
    a { state.title }.href(state.address).attribute("target", "_self").class("tag")
      .label("\(view), \(state.title)")
  }
}

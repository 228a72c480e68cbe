import UsherWeb

struct PageView: View {
  let viewModel: PageViewModel

  var body: some HTML {
    switch viewModel.state {
    case .unknown: Skeleton(rows: 6)
    case .gone:
      EmptyState("This page has ended", "It isn’t open any more.", symbol: .info)
    case .open, .busy:
      if viewModel.state == .busy {
        p { "The page works for a long time, and shows what it was before." }.class("error")
          .role("status")
      }
      ul { ForEach(viewModel.facts) { FactItem(fact: $0) } }.class("card facts")
      section {
        h2 { "Coordinators" }.class("header")
        ul { ForEach(viewModel.outline) { NodeItem(node: $0) } }.class("card outline")
      }
      .label("Coordinators")
      section {
        h2 { "View models" }.class("header")
        ForEach(viewModel.screens) { ScreenItem(screen: $0) }
      }
      .label("View models")
      section {
        h2 { "Transitions" }.class("header")
        if viewModel.transitions.isEmpty {
          p { "What the page shows from now on is listed here." }.class("card secondary")
        } else {
          ol { ForEach(viewModel.transitions) { TransitionItem(row: $0) } }.class("card log")
        }
      }
      .label("Transitions")
      section {
        h2 { "Events" }.class("header")
        if viewModel.events.isEmpty {
          p { "What the person does from now on is listed here." }.class("card secondary")
        } else {
          ol { ForEach(viewModel.events) { EventItem(row: $0) } }.class("card log")
        }
      }
      .label("Events")
    }
  }
}

struct FactItem: ElementComponent {
  let fact: Fact

  var body: some ElementHTML {
    li {
      span { fact.id }
      strong { fact.value }
    }
  }
}

import ToolLibraryModel
import ToolLibraryViewModels
import Usher

/// The steps. What a later step needs is in its route, so each can be loaded again and linked to.
enum BorrowRoute: Route {
  case days, name, rules(from: Day, to: Day), check(from: Day, to: Day)

  enum CodingKeys: String, RoutePath {
    case days = ""
    case name = "name"
    case rules = ":from/:to"
    case check = ":from/:to/check"
  }
}

/// Lends a tool to a person, step by step. The result is the loan.
final class BorrowCoordinator: Coordinator {
  let flow: Flow<BorrowRoute, Loan>
  private let toolID: Tool.ID
  private let person: Person

  init(_ tool: Tool.ID, for person: Person, flow: Flow<BorrowRoute, Loan>) {
    toolID = tool
    self.person = person
    self.flow = flow
  }

  func show(_ route: BorrowRoute) {
    guard let tool = person.library.tool(toolID) else { return }
    switch route {
    case .name:
      flow.push(at: route, on: handle) { NameViewModel(person, canCancel: true, screen: $0) }
    // Whoever has no name here is asked for it first, and goes on to where they wanted to go.
    case _ where person.name == nil:
      flow.redirect(to: .name, then: route)
    case .days:
      flow.push(at: route, on: handle) { DaysViewModel(tool, for: person, screen: $0) }
    case .rules(let from, let to):
      guard from <= to else { return }
      flow.push(at: route, on: handle) { RulesViewModel(from...to, screen: $0) }
    case .check(let from, let to):
      guard from <= to else { return }
      let loan = Loan(tool.id, to: person.id, from...to)
      flow.push(at: route, on: handle) { CheckViewModel(tool, as: loan, for: person, screen: $0) }
    }
  }

  private func handle(_ event: NameViewModel.Event) {
    switch event {
    case .didFinish: flow.proceed()
    case .didCancel: flow.cancel()
    }
  }

  private func handle(_ event: DaysViewModel.Event) {
    switch event {
    case .didChoose(let days): show(.rules(from: days.lowerBound, to: days.upperBound))
    case .didCancel: flow.cancel()
    }
  }

  private func handle(_ event: RulesViewModel.Event) {
    switch event {
    case .didAccept(let days): show(.check(from: days.lowerBound, to: days.upperBound))
    }
  }

  private func handle(_ event: CheckViewModel.Event) {
    switch event {
    case .didBorrow(let loan): flow.finish(loan)
    }
  }
}

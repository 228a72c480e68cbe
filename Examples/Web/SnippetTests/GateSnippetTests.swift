import Observation
import Testing
import Usher
import UsherTesting

/// Notes of members only.
private final class MembersCoordinator: Coordinator {
  enum Place: Route {
    case home, note(id: String), signIn

    enum CodingKeys: String, RoutePath {
      case home = ""
      case note = "notes/:id"
      case signIn = "sign-in"
    }
  }

  let flow: Flow<Place, Never>
  private let account: Account
  private lazy var signIn = flow.child {
    MemberSignIn(flow: $0)
  } ended: { [account] outcome in
    if outcome.output != nil { account.isSignedIn = true }
  }

  init(account: Account, flow: Flow<Place, Never>) {
    self.account = account
    self.flow = flow
  }

  func show(_ route: Place) {
    switch route {
    case .home: flow.push(PageViewModel("Home"), at: route)
    case .note where !account.isSignedIn: flow.redirect(to: .signIn, then: route)
    case .signIn: signIn.start(.sheet, at: route)
    case .note(let id): flow.push(PageViewModel("Note \(id)"), at: route)
    }
  }
}

private final class MemberSignIn: Coordinator {
  enum Place: Route, CaseIterable { case form }

  let flow: Flow<Place, Void>
  init(flow: Flow<Place, Void>) { self.flow = flow }
  func show(_ route: Place) {
    flow.push(at: route) { screen in
      PageViewModel("Sign In", didPress: screen.on(self) { $0.flow.finish() })
    }
  }
}

private final class Account {
  var isSignedIn = false
}

private final class PageViewModel: ViewModel {
  let title: String
  let didPress: () -> Void
  init(_ title: String, didPress: @escaping () -> Void = {}) {
    self.title = title
    self.didPress = didPress
  }
}

@MainActor
@Suite("Articles: a gate", .inEveryMode)
struct GateSnippetTests {
  @Test("a link to a note asks to sign in first, and goes on to the note")
  func link() throws {
    let account = Account()
    let app = try TestApp(path: "notes/7") { MembersCoordinator(account: account, flow: $0) }
    try app.expect("Home ▸ [sheet] Sign In")
    try app.on(PageViewModel.self) { $0.didPress() }
    try app.expect("Home ▸ Note 7")
    try app.close()
  }
}

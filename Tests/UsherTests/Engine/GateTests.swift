import Testing
import Usher
import UsherTesting

/// A member's area: most of it needs a sign-in first, which is a child here.
private final class ClubCoordinator: Coordinator {
  enum Place: Route {
    case home, news(id: String), bar, signIn
    enum CodingKeys: String, RoutePath {
      case home = ""
      case news = "news/:id"
      case bar
      case signIn = "sign-in"
    }
  }

  let flow: Flow<Place, Never>
  let member: Member
  lazy var signIn = flow.child {
    SignInFlow(flow: $0)
  } ended: { [member] in
    if case .finished = $0 { member.isSignedIn = true }
  }
  lazy var bar = flow.child { BarCoordinator(flow: $0) }

  init(_ member: Member, flow: Flow<Place, Never>) {
    self.member = member
    self.flow = flow
  }
  func start() { show(.home) }
  func show(_ route: Place) {
    switch route {
    case .home: flow.push(HelpModel(), at: route)
    case .signIn: signIn.start(.sheet, at: route)
    case .news where !member.isSignedIn, .bar where !member.isSignedIn:
      flow.redirect(to: .signIn, then: route)
    case .news(let id): flow.push(ItemModel(title: id) {}, at: route)
    case .bar: bar.start(at: route)
    }
  }
}

private final class Member {
  var isSignedIn = false
}

private final class SignInFlow: Coordinator {
  let flow: Flow<TermsRoute, Void>
  init(flow: Flow<TermsRoute, Void>) { self.flow = flow }
  func start() { show(.terms) }
  func show(_ route: TermsRoute) {
    flow.push(at: route) { screen in SignInModel(signedIn: screen.on(self) { $0.flow.finish() }) }
  }
}

private final class BarCoordinator: Coordinator {
  enum Place: Route {
    case menu, drink(id: String)
    enum CodingKeys: String, RoutePath {
      case menu = ""
      case drink = ":id"
    }
  }

  let flow: Flow<Place, Never>
  init(flow: Flow<Place, Never>) { self.flow = flow }
  func start() { show(.menu) }
  func show(_ route: Place) {
    switch route {
    case .menu: flow.push(ItemModel(title: "Menu") {}, at: route)
    case .drink(let id): flow.push(ItemModel(title: id) {}, at: route)
    }
  }
}

/// A purchase whose first screen is the gate itself.
private final class TillCoordinator: Coordinator {
  enum Place: Route {
    case order, signIn, terms
    enum CodingKeys: String, RoutePath { case order = "", signIn = "sign-in", terms }
  }

  let flow: Flow<Place, Never>
  let member: Member
  init(_ member: Member, flow: Flow<Place, Never>) {
    self.member = member
    self.flow = flow
  }
  func start() { show(.order) }
  func show(_ route: Place) {
    switch route {
    case .signIn:
      flow.replace(at: route) { screen in
        SignInModel(
          signedIn: screen.on(self) {
            $0.member.isSignedIn = true
            $0.flow.proceed()
          }
        )
      }
    case .order where !member.isSignedIn: flow.redirect(to: .signIn, then: route)
    case .order: flow.replace(ItemModel(title: "Order") {}, at: route)
    case .terms: flow.push(HelpModel(), at: route)
    }
  }
}

@Suite("Gates")
struct GateTests {
  @Test(
    "a link behind a gate shows the gate, and goes on to all of its address once that is passed",
    arguments: [("news/7", "Help ▸ 7"), ("bar/gin", "Help ▸ Menu ▸ gin"), ("bar", "Help ▸ Menu")]
  )
  func link(_ path: String, _ drawing: String) async throws {
    try await onEachIsolation { _ in
      let member = Member()
      let app = try TestApp(path: path, mode: .alive) { ClubCoordinator(member, flow: $0) }
      try app.expect("Help ▸ [sheet] Sign In")
      var transitions: [String] = []
      app.navigation.onTransition { transitions.append($0.path) }
      try app.on(SignInModel.self) { $0.signedIn() }
      try app.expect(drawing)
      #expect(app.path == path)
      #expect(transitions == [path])
      try app.close()
    }
  }

  @Test("who turns back at the gate goes nowhere, and the next link goes where it leads")
  func cancelled() async throws {
    try await onEachIsolation { _ in
      let member = Member()
      let app = try TestApp(path: "bar/gin", mode: .alive) { ClubCoordinator(member, flow: $0) }
      try app.swipeDown()
      try app.expect("Help")
      try app.open("news/7")
      try app.open("news/8")
      try app.expect("Help ▸ [sheet] Sign In")
      try app.on(SignInModel.self) { $0.signedIn() }
      try app.expect("Help ▸ 8")
      try app.close()
    }
  }

  @Test("a tap comes to the gate like a link")
  func tap() async throws {
    try await onEachIsolation { _ in
      let member = Member()
      let app = try TestApp(mode: .alive) { ClubCoordinator(member, flow: $0) }
      try app.root(ClubCoordinator.self).show(.news(id: "1"))
      try app.expect("Help ▸ [sheet] Sign In")
      try app.on(SignInModel.self) { $0.signedIn() }
      try app.expect("Help ▸ 1")
      try app.close()
    }
  }

  @Test("a stored page comes to the gate, too, and goes on to where it was; nobody goes round it")
  func restored() async throws {
    try await onEachIsolation { isolation in
      let member = Member()
      member.isSignedIn = true
      let app = try TestApp(path: "bar/gin", mode: .alive) { ClubCoordinator(member, flow: $0) }
      let snapshot = try #require(try app.navigation.snapshot())
      app.navigation.close()
      member.isSignedIn = false
      let navigation = Navigation(on: isolation)
      navigation.start(restoring: snapshot) { ClubCoordinator(member, flow: $0) }
      #expect(navigation.drawing == "Help ▸ [sheet] Sign In")
      #expect(navigation.restorationProblems.isEmpty)
      let gate = try #require(navigation.tree.top)
      (navigation.viewModel(of: gate.id) as? SignInModel)?.signedIn()
      #expect(navigation.drawing == "Help ▸ Menu ▸ gin")
      navigation.close()
      #expect(navigation.leaks.isEmpty)
    }
  }

  @Test("the process dies at the gate, and it still knows where to go on")
  func death() async throws {
    try await onEachIsolation { _ in
      let member = Member()
      let app = try TestApp(path: "bar/gin", mode: .processDeath) {
        ClubCoordinator(member, flow: $0)
      }
      try app.expect("Help ▸ [sheet] Sign In")
      try app.on(SignInModel.self) { $0.signedIn() }
      try app.expect("Help ▸ Menu ▸ gin")
      try app.close()
    }
  }

  @Test(
    "a screen that is a gate goes on by proceed(), and Back doesn't lead to it",
    arguments: ["", "terms"]
  )
  func screen(_ path: String) async throws {
    try await onEachIsolation { _ in
      let member = Member()
      let app = try TestApp(path: path, mode: .processDeath) { TillCoordinator(member, flow: $0) }
      try app.expect("Sign In")
      try app.on(SignInModel.self) { $0.signedIn() }
      try app.expect(path.isEmpty ? "Order" : "Order ▸ Help")
      try app.close()
    }
  }

  @Test("a step of the app's goes on over what is there; nothing under it is made anew")
  func keepsWhatIsThere() async throws {
    try await onEachIsolation { _ in
      let member = Member()
      let app = try TestApp(mode: .alive) { ClubCoordinator(member, flow: $0) }
      let club: ClubCoordinator = try app.root()
      club.flow.push(HelpModel(), at: .bar)
      let below = app.navigation.tree.layers[0].entries
      club.show(.news(id: "1"))
      try app.on(SignInModel.self) { $0.signedIn() }
      try app.expect("Help ▸ Help ▸ 1")
      #expect(app.navigation.tree.layers[0].entries.prefix(2) == below[...])
    }
  }

  @Test("a gate that is passed before its start() returns is no gate")
  func passedAtOnce() async throws {
    try await onEachIsolation { _ in
      let member = Member()
      let app = try TestApp(path: "news/7", mode: .alive) { KeptCoordinator(member, flow: $0) }
      try app.expect("Help ▸ 7")
      #expect(member.isSignedIn)
      try app.close()
    }
  }

  @Test("a gate that is shown already stays when a link leads through it; it goes on to the newest")
  func shownAlready() async throws {
    try await onEachIsolation { _ in
      let member = Member()
      let app = try TestApp(path: "news/1", mode: .alive) { DoorCoordinator(member, flow: $0) }
      let gate = app.navigation.tree.top?.id
      try app.open("news/2")
      try app.root(DoorCoordinator.self).show(.news(id: "3"))
      try app.open("news/7")
      try app.expect("Sign In")
      #expect(app.navigation.tree.top?.id == gate)
      #expect(app.misuses.isEmpty)
      try app.on(SignInModel.self) { $0.signedIn() }
      try app.expect("7")
      try app.close()
    }
  }

  @Test("a flow says whether it is at a gate: its screen can be opened by itself, too")
  func isAtGate() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp(mode: .alive) { TillCoordinator(Member(), flow: $0) }
      let isAtGate = { try app.root(TillCoordinator.self).flow.isAtGate }
      #expect(try isAtGate())
      try app.on(SignInModel.self) { $0.signedIn() }
      #expect(try !isAtGate())
      try app.root(TillCoordinator.self).show(.signIn)
      try app.expect("Sign In")
      #expect(try !isAtGate())
      try app.close()
    }
  }

  @Test("without a gate proceed() does nothing and says so")
  func noGate() async throws {
    try await onEachIsolation { _ in
      let member = Member()
      member.isSignedIn = true
      let app = try TestApp(mode: .alive) { TillCoordinator(member, flow: $0) }
      try app.root(TillCoordinator.self).flow.proceed()
      try app.expect("Order")
      #expect(app.misuses.map(\.code) == [.noGate])
      #expect(app.misuses.first?.description.contains("redirect(to:then:)") == true)
    }
  }
}

/// Its sign-in finds a password that was kept.
private final class KeptCoordinator: Coordinator {
  enum Place: Route {
    case home, news(id: String), signIn
    enum CodingKeys: String, RoutePath {
      case home = ""
      case news = "news/:id"
      case signIn = "sign-in"
    }
  }

  let flow: Flow<Place, Never>
  let member: Member
  lazy var signIn = flow.child {
    Kept(flow: $0)
  } ended: { [member] in
    if case .finished = $0 { member.isSignedIn = true }
  }
  init(_ member: Member, flow: Flow<Place, Never>) {
    self.member = member
    self.flow = flow
  }
  func start() { show(.home) }
  func show(_ route: Place) {
    switch route {
    case .home: flow.push(HelpModel(), at: route)
    case .signIn: signIn.start(.sheet, at: route)
    case .news where !member.isSignedIn: flow.redirect(to: .signIn, then: route)
    case .news(let id): flow.push(ItemModel(title: id) {}, at: route)
    }
  }

  final class Kept: Coordinator {
    let flow: Flow<TermsRoute, Void>
    init(flow: Flow<TermsRoute, Void>) { self.flow = flow }
    func start() { flow.finish() }
    func show(_ route: TermsRoute) {}
  }
}

/// All of it is behind a sign-in, which is its first screen.
private final class DoorCoordinator: Coordinator {
  enum Place: Route {
    case news(id: String), signIn
    enum CodingKeys: String, RoutePath { case news = "news/:id", signIn = "sign-in" }
  }

  let flow: Flow<Place, Never>
  let member: Member
  lazy var signIn = flow.child {
    SignInFlow(flow: $0)
  } ended: { [member] in
    if case .finished = $0 { member.isSignedIn = true }
  }
  init(_ member: Member, flow: Flow<Place, Never>) {
    self.member = member
    self.flow = flow
  }
  func start() { show(.news(id: "0")) }
  func show(_ route: Place) {
    switch route {
    case .signIn: signIn.start(at: route)
    case .news where !member.isSignedIn: flow.redirect(to: .signIn, then: route)
    case .news(let id): flow.push(ItemModel(title: id) {}, at: route)
    }
  }
}

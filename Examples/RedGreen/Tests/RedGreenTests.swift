import RedGreen
import RedGreenViewModels
import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Red & Green", .inEveryMode)
struct RedGreenTests {
  let app: TestApp
  var main: MainCoordinator { get throws { try app.root() } }

  init() throws { app = try TestApp { MainCoordinator(flow: $0) } }

  @Test("the app starts with Main alone, and no child")
  func launch() throws {
    try app.expect("Red & Green")
    #expect(try !main.red.isRunning && !main.green.isRunning)
    try app.close()
  }

  @Test("pressing Red pushes one Red screen and adds one child")
  func red() throws {
    try app.on(MainViewModel.self) { $0.redButtonTapped() }
    try app.expect("Red & Green ▸ Red")
    #expect(try main.red.isRunning && !main.green.isRunning)
    #expect(app.path == "red")
    try app.close()
  }

  @Test("pressing Green pushes one Green screen and adds one child")
  func green() throws {
    try app.on(MainViewModel.self) { $0.greenButtonTapped() }
    try app.expect("Red & Green ▸ Green")
    #expect(try main.green.isRunning && !main.red.isRunning)
    #expect(app.path == "green")
    try app.close()
  }

  @Test("F4.1, F4.2, F4.6: Back by whatever door pops, removes and frees the child")
  func back() throws {
    try app.on(MainViewModel.self) { $0.redButtonTapped() }
    weak let child = try main.red.coordinator
    #expect(child != nil)
    try app.back()
    try app.expect("Red & Green")
    #expect(try !main.red.isRunning)
    #expect(child == nil)
    try app.expectNoLeaks()
    try app.close()
  }

  @Test("F4.1: ten round trips leave nothing behind")
  func roundTrips() throws {
    for _ in 0..<10 {
      try app.on(MainViewModel.self) { $0.greenButtonTapped() }
      try app.back()
    }
    try app.expectNoLeaks()
    try app.close()
  }

  @Test("F4.12: a double tap pushes once")
  func doubleTap() throws {
    do {
      let main = try app.top(MainViewModel.self)
      main.redButtonTapped()
      main.redButtonTapped()
      main.greenButtonTapped()
    }
    try app.expect("Red & Green ▸ Red")
    try app.close()
  }

  @Test("F4.3: Main lives as long as the app, and no longer")
  func mainLives() throws {
    weak let main = try main
    #expect(main != nil)
    try app.close()
    #expect(main == nil)
  }

  @Test("F4.4: a flow that ends while it starts is removed")
  func endsWhileStarting() throws {
    let app = try TestApp { ImpatientCoordinator(flow: $0) }
    try app.root(ImpatientCoordinator.self).show(.child)
    try app.expect("Start")
    #expect(try !app.root(ImpatientCoordinator.self).child.isRunning)
    try app.close()
  }

  @Test("F4.5: the screen is gone when the end is told")
  func orderAtTheEnd() throws {
    let app = try TestApp(mode: .alive) { MainCoordinator(flow: $0) }
    try app.on(MainViewModel.self) { $0.redButtonTapped() }
    let count = app.navigation.transitions.count
    try app.back()
    // One transition: there is no moment at which one of the two is gone and the other isn't.
    #expect(app.navigation.transitions.count == count + 1)
    try app.close()
  }

  @Test("a deep link shows the color over Main")
  func deepLink() throws {
    let app = try TestApp(path: "green") { MainCoordinator(flow: $0) }
    try app.expect("Red & Green ▸ Green")
    try app.back()
    try app.expect("Red & Green")
    try app.close()
  }
}

/// A coordinator whose child is over before it has begun.
private final class ImpatientCoordinator: Coordinator {
  enum Route: Usher.Route { case start, child }

  let flow: Flow<Route, Never>
  lazy var child = flow.child { Ending(flow: $0) }

  init(flow: Flow<Route, Never>) { self.flow = flow }

  func start() { show(.start) }

  func show(_ route: Route) {
    switch route {
    case .start: flow.push(StartViewModel(), at: route)
    case .child: child.start(at: route)
    }
  }
}

private final class StartViewModel: ViewModel {}

private final class Ending: Coordinator {
  enum Route: Usher.Route { case only }

  let flow: Flow<Route, Void>

  init(flow: Flow<Route, Void>) { self.flow = flow }

  func start() { flow.finish() }
  func show(_ route: Route) {}
}

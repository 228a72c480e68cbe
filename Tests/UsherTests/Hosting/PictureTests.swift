import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Hosting: pictures")
struct PictureTests {
  @Test("a sidebar stands beside what was chosen where there is room, and is covered elsewhere")
  func sidebar() throws {
    let desk = Desk()
    #expect(desk.titles(desk.presenter.picture.layers[0].visible) == ["Letters"])
    desk.show(.letter(id: 1))
    desk.show(.reply)
    var layer = desk.presenter.picture.layers[0]
    #expect(!layer.isSplit)
    #expect(desk.titles(layer.visible) == ["Reply"])
    #expect(desk.titles(layer.stack) == ["Letters", "Letter 1", "Reply"])
    #expect(layer.hasBack)
    desk.presenter.room = .wide
    layer = desk.presenter.picture.layers[0]
    #expect(layer.isSplit)
    #expect(desk.titles(layer.visible) == ["Letters", "Reply"])
    #expect(
      desk.titles([try #require(layer.sidebar), try #require(layer.main)]) == ["Letters", "Reply"]
    )
    desk.navigation.popAll()
    layer = desk.presenter.picture.layers[0]
    #expect(layer.main == nil)
    #expect(layer.top == layer.sidebar)
    #expect(!layer.hasBack)
    desk.navigation.close()
  }

  @Test("a sidebar that something lies below is a screen like others")
  func sidebarNotFirst() throws {
    let desk = Desk()
    desk.coordinator?.flow.replace(LetterModel("First"), at: .film)
    desk.show(.list)
    let layer = desk.presenter.picture.layers[0]
    #expect(desk.titles(layer.stack) == ["First", "Letters"])
    #expect(layer.sidebar == nil)
    #expect(layer.main == desk.presenter.picture.top)
    #expect(layer.main != nil)
    desk.navigation.close()
  }

  @Test("before the host knows its room, both are laid out, and the sidebar can't be acted on")
  func unknownRoom() throws {
    let desk = Desk()
    desk.presenter.room = .unknown
    desk.show(.letter(id: 1))
    let layer = desk.presenter.picture.layers[0]
    #expect(layer.visible.count == 2)
    let sidebar = try #require(layer.sidebar.flatMap(desk.presenter.screen))
    #expect(!sidebar.perform {})
    desk.presenter.room = .wide
    #expect(sidebar.perform {})
    desk.navigation.close()
  }

  @Test("layers say how they lie over each other, and what is covered")
  func layers() {
    let desk = Desk()
    desk.show(.settings)
    desk.show(.film)
    let layers = desk.presenter.picture.layers
    #expect(layers.map(\.style) == [.window, .sheet, .fullScreen])
    #expect(layers.map(\.isCovered) == [true, true, false])
    #expect(layers.map(\.canDismiss) == [false, false, true])
    desk.coordinator?.flow.ask(.alert("Hello")) {}
    #expect(desk.presenter.picture.layers.map(\.isCovered) == [true, true, true])
    #expect(desk.presenter.picture.prompt?.title == "Hello")
    desk.navigation.close()
  }

  @Test("tabs have their own screens, those that don't show too")
  func tabs() throws {
    let app = try TestApp { TabsCoordinator(flow: $0) }
    let presenter = Presenter(app.navigation)
    try app.navigation.open("two/more")
    let layer = try #require(Picture(app.navigation).layers.first)
    #expect(layer.tabs.map(\.title) == ["One", "Two"])
    #expect(layer.tabs.map(\.isSelected) == [false, true])
    #expect(layer.tabs.map(\.stack.count) == [1, 2])
    #expect(layer.tabs[1].stack == layer.stack)
    #expect(presenter.picture.trail == [layer.tabs[1].id] + layer.stack)
    #expect(presenter.picture.allScreens.count == 3)
    try app.close()
  }
}

extension Navigation {
  fileprivate func popAll() { (rootCoordinator as? LettersCoordinator)?.flow.popToStart() }
}

private final class TabsCoordinator: Coordinator {
  enum Place: Route { case one, two }
  let flow: Flow<Place, Never>
  lazy var one = flow.child { TabCoordinator(flow: $0) }
  lazy var two = flow.child { TabCoordinator(flow: $0) }
  init(flow: Flow<Place, Never>) { self.flow = flow }
  func start() { flow.showTabs([one.tab("One", at: .one), two.tab("Two", at: .two)]) }
  func show(_ route: Place) { flow.select(route) }
}

private final class TabCoordinator: Coordinator {
  enum Place: Route {
    case start, more
    enum CodingKeys: String, RoutePath { case start = "", more }
  }
  let flow: Flow<Place, Never>
  init(flow: Flow<Place, Never>) { self.flow = flow }
  func start() { show(.start) }
  func show(_ route: Place) { flow.push(LetterModel("\(route)"), at: route) }
}

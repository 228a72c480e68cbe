import Observation
import Synchronization
import Testing
import Usher
import UsherTesting

/// A list of mails beside the one that is read.
private final class MailCoordinator: Coordinator {
  enum Place: Route {
    case list, mail(id: Int), reply(id: Int), edit
    enum CodingKeys: String, RoutePath {
      case list = ""
      case mail = ":id"
      case reply = ":id/reply"
      case edit
    }
  }

  let flow: Flow<Place, Never>
  lazy var edit = flow.child { EditCoordinator(flow: $0) }
  init(flow: Flow<Place, Never>) { self.flow = flow }
  func start() { show(.list) }
  func show(_ route: Place) {
    switch route {
    case .list:
      flow.pushSidebar(at: route) { screen in
        MailListModel(
          chosen: { screen.detail(as: Place.self) },
          select: screen.on(self) { $0.show(.mail(id: $1)) },
          edit: screen.on(self) { $0.show(.edit) }
        )
      }
    case .mail(let id):
      flow.pushDetail(at: route) { screen in
        let mail = MailModel("Mail \(id)", reply: screen.on(self) { $0.show(.reply(id: id)) })
        screen.beforeLeaving(mail) { mail, _ in mail.verdict }
        return mail
      }
    case .reply: flow.push(HelpModel(), at: route)
    case .edit: edit.start(.detail, at: route)
    }
  }
}

private final class MailListModel: ViewModel {
  let title = "Mails"
  let chosen: () -> MailCoordinator.Place?
  let select: (Int) -> Void
  let edit: () -> Void
  init(
    chosen: @escaping () -> MailCoordinator.Place?,
    select: @escaping (Int) -> Void,
    edit: @escaping () -> Void
  ) {
    self.chosen = chosen
    self.select = select
    self.edit = edit
  }
}

private final class MailModel: ViewModel {
  let title: String
  var verdict = Verdict.allow
  let reply: () -> Void
  init(_ title: String, reply: @escaping () -> Void) {
    self.title = title
    self.reply = reply
  }
}

@Suite("Sidebars")
struct SidebarTests {
  private func select(_ id: Int, _ app: TestApp) -> Bool {
    guard let list = app.navigation.tree.layers.first?.sidebar,
      let model = app.navigation.viewModel(of: list.id) as? MailListModel
    else { return false }
    return app.navigation.perform(on: list.id) { model.select(id) }
  }

  private func chosen(_ app: TestApp) -> MailCoordinator.Place? {
    app.navigation.tree.layers.first?.sidebar.flatMap {
      (app.navigation.viewModel(of: $0.id) as? MailListModel)?.chosen()
    }
  }

  @Test("where there is no room it is a screen of the stack like others")
  func collapsed() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { MailCoordinator(flow: $0) }
      try app.on(MailListModel.self) { $0.select(1) }
      try app.expect("Mails ▸ Mail 1")
      #expect(select(2, app) == false)
      try app.expect("Mails ▸ Mail 1")
      try app.back()
      try app.expect("Mails")
      try app.close()
    }
  }

  @Test("beside it, what is chosen takes the place of what was there")
  func beside() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { MailCoordinator(flow: $0) }
      app.navigation.room = .wide
      #expect(select(1, app))
      try app.on(MailModel.self) { $0.reply() }
      try app.expect("Mails ▸ Mail 1 ▸ Help")
      #expect(select(2, app))
      try app.expect("Mails ▸ Mail 2")
      // The same again only takes off what is over it.
      let mail = app.navigation.tree.top?.id
      try app.on(MailModel.self) { $0.reply() }
      #expect(select(2, app))
      #expect(app.navigation.tree.top?.id == mail)
      #expect(app.path == "2")
      try app.close()
    }
  }

  @Test("what is beside it is asked first")
  func guarded() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { MailCoordinator(flow: $0) }
      app.navigation.room = .wide
      #expect(select(1, app))
      try app.on(MailModel.self) { $0.verdict = .ask(.confirm("Leave it?", confirm: "Leave")) }
      #expect(select(2, app))
      try app.expect("Mails ▸ Mail 1 ▸ [prompt] Leave it?")
      #expect(select(3, app) == false)
      try app.answer("Cancel")
      try app.expect("Mails ▸ Mail 1")
      #expect(select(2, app))
      try app.answer("Leave")
      try app.expect("Mails ▸ Mail 2")
      try app.close()
    }
  }

  @Test("a child flow takes the place too, also of itself")
  func child() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { MailCoordinator(flow: $0) }
      app.navigation.room = .wide
      #expect(select(1, app))
      let list = try #require(app.navigation.tree.layers.first?.sidebar)
      let edit = { [navigation = app.navigation] in
        _ = navigation.perform(on: list.id) {
          (navigation.viewModel(of: list.id) as? MailListModel)?.edit()
        }
      }
      edit()
      try app.expect("Mails ▸ Edit")
      let first = app.navigation.tree.top?.id
      edit()
      try app.expect("Mails ▸ Edit")
      #expect(app.navigation.tree.top?.id != first)
      #expect(select(1, app))
      try app.expect("Mails ▸ Mail 1")
      try app.close()
    }
  }

  @Test("it is a sidebar again after the process died")
  func restored() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp(mode: .processDeath) { MailCoordinator(flow: $0) }
      try app.on(MailListModel.self) { $0.select(1) }
      #expect(app.navigation.tree.layers[0].sidebar != nil)
      try app.close()
    }
  }

  @Test("it knows the route of what stands beside it, whatever lies over that")
  func detail() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { MailCoordinator(flow: $0) }
      app.navigation.room = .wide
      #expect(chosen(app) == nil)
      #expect(select(1, app))
      #expect(chosen(app) == .mail(id: 1))
      try app.on(MailModel.self) { $0.reply() }
      #expect(chosen(app) == .mail(id: 1))
      #expect(select(2, app))
      #expect(chosen(app) == .mail(id: 2))
      try app.back()
      #expect(chosen(app) == nil)
      try app.open("3")
      #expect(chosen(app) == .mail(id: 3))
      try app.close()
    }
  }

  @Test("who reads what stands beside it is told when that changes")
  @MainActor func detailIsObserved() throws {
    let app = try TestApp { MailCoordinator(flow: $0) }
    let changes = Atomic(0)
    withObservationTracking {
      _ = chosen(app)
    } onChange: {
      changes.add(1, ordering: .relaxed)
    }
    #expect(select(1, app))
    #expect(changes.load(ordering: .relaxed) == 1)
    try app.close()
  }
}

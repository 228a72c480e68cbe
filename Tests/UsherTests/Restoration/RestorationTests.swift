import Observation
import Testing
import Usher
import UsherTesting

/// A diary: entries with a draft each, and a flow that picks a date for one.
enum DiaryRoute: Route {
  case list, entry(id: Int), date(id: Int)
  enum CodingKeys: String, RoutePath {
    case list = ""
    case entry = ":id"
    case date = ":id/date"
  }
}

enum DateRoute: Route {
  case month, day(month: Int)
  enum CodingKeys: String, RoutePath {
    case month = ""
    case day = ":month"
  }
}

@Observable final class EntryModel: ViewModel, Restorable {
  let title: String
  var draft = ""
  let pickDate: () -> Void
  init(_ title: String, pickDate: @escaping () -> Void) {
    self.title = title
    self.pickDate = pickDate
  }
  var savedState: String {
    get { draft }
    set { draft = newValue }
  }
}

final class MonthModel: ViewModel {
  let choose: (Int) -> Void
  init(choose: @escaping (Int) -> Void) { self.choose = choose }
}

final class DayModel: ViewModel {
  let choose: (Int) -> Void
  init(choose: @escaping (Int) -> Void) { self.choose = choose }
}

struct DateInput: Codable, Hashable {
  var year: Int
}

final class DateCoordinator: Coordinator, Restorable {
  let flow: Flow<DateRoute, String>
  let year: Int
  var savedState = [Int]()
  init(_ input: DateInput, flow: Flow<DateRoute, String>) {
    year = input.year
    self.flow = flow
  }
  func start() { show(.month) }
  func show(_ route: DateRoute) {
    switch route {
    case .month:
      flow.push(at: route) { screen in
        MonthModel(
          choose: screen.on(self) {
            $0.savedState.append($1)
            $0.show(.day(month: $1))
          }
        )
      }
    case .day(let month):
      flow.push(at: route) { screen in
        DayModel(choose: screen.on(self) { $0.flow.finish("\($0.year)-\(month)-\($1)") })
      }
    }
  }
}

final class DiaryCoordinator: Coordinator, Restorable {
  let flow: Flow<DiaryRoute, Never>
  var savedState: [String] = []
  lazy var date = flow.child { (input: DateInput, flow) in
    DateCoordinator(input, flow: flow)
  } ended: { [weak self] in
    self?.savedState.append($0.output ?? "none")
  }
  init(flow: Flow<DiaryRoute, Never>) { self.flow = flow }
  func start() { show(.list) }
  func show(_ route: DiaryRoute) {
    switch route {
    case .list: flow.push(HelpModel(), at: route)
    case .entry(let id):
      guard id < 100 else { return }
      flow.push(at: route) { screen in
        EntryModel(
          "Entry \(id)",
          pickDate: screen.on(self) {
            $0.date.start(DateInput(year: 1999), .sheet, at: .date(id: id))
          }
        )
      }
    case .date: date.start(DateInput(year: 2026), at: route)
    }
  }
}

@Suite("Restoration")
struct RestorationTests {
  @Test("after every step everything is encoded, freed, and there again")
  func everyStep() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp(mode: .processDeath) { DiaryCoordinator(flow: $0) }
      try app.open("7")
      try app.on(EntryModel.self) { $0.draft = "Dear diary" }
      try app.on(EntryModel.self) { $0.pickDate() }
      try app.expect("Help ▸ Entry 7 ▸ [sheet] Month")
      try app.on(MonthModel.self) { $0.choose(3) }
      try app.expect("Help ▸ Entry 7 ▸ [sheet] Month ▸ Day")
      try app.on(DayModel.self) { $0.choose(15) }
      // The input of the child that was started, not the one that `show` gives.
      #expect(try app.root(DiaryCoordinator.self).savedState == ["1999-3-15"])
      try app.expect("Help ▸ Entry 7")
      #expect(try app.top(EntryModel.self).draft == "Dear diary")
      try app.on(EntryModel.self) { $0.pickDate() }
      try app.swipeDown()
      #expect(try app.root(DiaryCoordinator.self).savedState == ["1999-3-15", "none"])
      try app.back()
      try app.expect("Help")
      try app.close()
    }
  }

  @Test("tabs keep their stacks and which one shows")
  func tabs() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp(mode: .processDeath) { TwoDiaries(flow: $0) }
      try app.on(HelpModel.self) { _ in }
      try app.select(tab: "Two")
      try app.open("two/5")
      try app.on(EntryModel.self) { $0.draft = "x" }
      try app.select(tab: "One")
      try app.expect("[tab One] Help")
      try app.select(tab: "Two")
      try app.expect("[tab Two] Help ▸ Entry 5")
      #expect(try app.top(EntryModel.self).draft == "x")
      try app.close()
    }
  }

  @Test("a snapshot reads as plain JSON, and equal ones are equal bytes")
  func golden() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { DiaryCoordinator(flow: $0) }
      try app.open("7/date")
      let snapshot = try #require(try app.navigation.snapshot(version: 3))
      #expect(
        String(decoding: snapshot.encoded(), as: UTF8.self) == """
          {"format":1,"nextID":4,"root":{"coordinator":"DiaryCoordinator","places":[{"id":1,"path":"",\
          "placement":"push"},{"id":2,"path":"7","placement":"push","state":"\\"\\""},\
          {"flow":{"coordinator":"DateCoordinator","places":[{"id":4,"path":"",\
          "placement":"push"}],"state":"[]","tabs":[]},"id":3,"input":"{\\"year\\":2026}",\
          "path":"7/date","placement":"push"}],"state":"[]","tabs":[]},"version":3}
          """
      )
      let read = try Snapshot(decoding: snapshot.encoded(), version: 3)
      #expect(read == snapshot)
    }
  }

  @Test("an older snapshot is brought up to date step by step")
  func migrations() async throws {
    try await onEachIsolation { isolation in
      let app = try TestApp { DiaryCoordinator(flow: $0) }
      try app.open("7")
      let old = try #require(try app.navigation.snapshot(version: 1))
      let new = try Snapshot(
        decoding: old.encoded(),
        version: 3,
        migrations: [
          1: { $0.root.places[1].path = "8" },
          2: { $0.root.places[1].state = "\"moved\"" },
        ]
      )
      let navigation = Navigation(on: isolation)
      navigation.start(restoring: new) { DiaryCoordinator(flow: $0) }
      #expect(navigation.drawing == "Help ▸ Entry 8")
      let entry = try #require(navigation.tree.top)
      #expect((navigation.viewModel(of: entry.id) as? EntryModel)?.draft == "moved")
    }
  }

  @Test("what can't be read is an error that says what to do")
  func errors() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { DiaryCoordinator(flow: $0) }
      let bytes = try #require(try app.navigation.snapshot(version: 2)).encoded()
      let newer = #expect(throws: SnapshotError.self) {
        try Snapshot(decoding: bytes, version: 1)
      }
      #expect(newer?.code == .newer)
      #expect(
        newer?.description == """
          The stored state is of version 2, and this app knows versions up to 1. To keep it, start the \
          newer app again; this one starts afresh.
          """
      )
      let older = #expect(throws: SnapshotError.self) {
        try Snapshot(decoding: bytes, version: 4, migrations: [2: { _ in }])
      }
      #expect(older?.code == .noMigration)
      #expect(
        older?.description == """
          The stored state is of version 3, and nothing brings it to version 4. To fix this, add a \
          migration for 3: `migrations: [3: { snapshot in … }]`.
          """
      )
      for damaged in [
        [], Array(bytes.dropLast(9)), [0xff], Array("{\"format\":1,\"version\":1}".utf8),
      ] {
        let error = #expect(throws: SnapshotError.self) {
          try Snapshot(decoding: damaged, version: 2)
        }
        #expect(error?.code == .unreadable)
        #expect(
          error?.description
            == "The stored state can't be read. The app starts afresh; nothing else is lost."
        )
      }
      let twice = #expect(throws: SnapshotError.self) {
        try Snapshot(
          decoding: bytes,
          version: 3,
          migrations: [2: { $0.root.places.append($0.root.places[0]) }]
        )
      }
      #expect(twice?.code == .ambiguous)
      #expect(twice?.description.contains("takeID()") == true)
      struct Broken: Error {}
      let failed = #expect(throws: SnapshotError.self) {
        try Snapshot(decoding: bytes, version: 3, migrations: [2: { _ in throw Broken() }])
      }
      #expect(failed?.code == .migrationFailed)
      #expect(
        failed?.description == "The migration of stored state from version 2 failed: Broken()"
      )
    }
  }

  @Test("what can't be brought back is named, and the rest is there")
  func problems() async throws {
    try await onEachIsolation { isolation in
      let app = try TestApp { DiaryCoordinator(flow: $0) }
      try app.open("7/date")
      var snapshot = try #require(try app.navigation.snapshot())
      snapshot.root.places[1].state = "{\"what\":1}"
      snapshot.root.places[2].input = "{}"
      snapshot.root.places[2].flow?.places[0].path = "gone/long/ago"
      let navigation = Navigation(on: isolation)
      navigation.start(restoring: snapshot) { DiaryCoordinator(flow: $0) }
      #expect(navigation.drawing == "Help ▸ Entry 7")
      #expect(
        navigation.restorationProblems.map(\.code) == [.state, .input, .place]
      )
      #expect(navigation.restorationProblems.map(\.type) == ["EntryModel", nil, nil])
      #expect(navigation.restorationProblems.map(\.missing) == [nil, "year", nil])
      #expect(
        navigation.restorationProblems.dropLast().map(\.description) == [
          """
          The state of EntryModel at “7” of DiaryCoordinator couldn't be read, and is new. To keep it, make a new \
          property optional, or bring old snapshots up to date by a migration.
          """,
          """
          The input of “7/date” of DiaryCoordinator couldn't be read: it has no “year”. To keep it, make a new \
          property optional, or bring old snapshots up to date by a migration.
          """,
        ]
      )
      #expect(
        navigation.restorationProblems[2].description == """
          “gone/long/ago” of DiaryCoordinator › DateCoordinator couldn't be shown again. To fix this, let \
          `show(_:)` show something at that very route, or bring old snapshots up to date by a migration.
          """
      )
      var lost = snapshot
      lost.root.places[1].path = "700"
      navigation.start(restoring: lost) { DiaryCoordinator(flow: $0) }
      #expect(navigation.drawing == "Help")
      #expect(navigation.restorationProblems.map(\.path) == ["700"])
    }
  }

  @Test("a child of which nothing can be shown is over, and its slot is free")
  func emptyChild() async throws {
    try await onEachIsolation { isolation in
      let app = try TestApp { DiaryCoordinator(flow: $0) }
      try app.open("7/date")
      var snapshot = try #require(try app.navigation.snapshot())
      snapshot.root.places[2].flow?.places[0].path = "gone/long/ago"
      let navigation = Navigation(on: isolation)
      let diary = navigation.start(restoring: snapshot) { DiaryCoordinator(flow: $0) }
      #expect(diary.date.isRunning == false)
      #expect(diary.savedState == ["none"])
      diary.show(.date(id: 7))
      #expect(navigation.drawing == "Help ▸ Entry 7 ▸ Month")
    }
  }

  @Test("where nothing at all can be shown again the app starts afresh, and says why")
  func nothingLeft() async throws {
    try await onEachIsolation { isolation in
      let app = try TestApp { DiaryCoordinator(flow: $0) }
      var snapshot = try #require(try app.navigation.snapshot())
      snapshot.root.places[0].path = "gone/long/ago"
      let navigation = Navigation(on: isolation)
      navigation.start(restoring: snapshot) { DiaryCoordinator(flow: $0) }
      #expect(navigation.drawing == "Help")
      #expect(navigation.restorationProblems.map(\.code) == [.place])
      let tabs = try TestApp { TwoDiaries(flow: $0) }
      var other = try #require(try tabs.navigation.snapshot())
      other.root.tabs[1].path = "renamed"
      navigation.start(restoring: other) { TwoDiaries(flow: $0) }
      #expect(navigation.restorationProblems.map(\.path) == ["renamed"])
    }
  }

  @Test("a state that can't be encoded says whose it is")
  func unsaveable() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { UnsaveableCoordinator(flow: $0) }
      let error = #expect(throws: SnapshotError.self) { try app.navigation.snapshot() }
      #expect(error?.code == .unsaveable)
      #expect(error?.description.hasPrefix("UnsaveableModel at “terms” can't be stored: ") == true)
    }
  }

  @Test("going to another snapshot keeps what is the same, view models included")
  func smallestChange() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { DiaryCoordinator(flow: $0) }
      try app.open("7")
      let model = try app.top(EntryModel.self)
      model.draft = "one"
      let early = try #require(try app.navigation.snapshot())
      model.pickDate()
      model.draft = "two"
      let late = try #require(try app.navigation.snapshot())
      app.navigation.restore(early)
      try app.expect("Help ▸ Entry 7")
      #expect(try app.top(EntryModel.self) === model)
      #expect(model.draft == "one")
      app.navigation.restore(late)
      try app.expect("Help ▸ Entry 7 ▸ [sheet] Month")
      #expect(model.draft == "two")
      #expect(app.navigation.transitions.last?.cause == .restoration)
    }
  }
}

private final class TwoDiaries: Coordinator {
  enum Place: Route { case one, two }
  let flow: Flow<Place, Never>
  lazy var one = flow.child { DiaryCoordinator(flow: $0) }
  lazy var two = flow.child { DiaryCoordinator(flow: $0) }
  init(flow: Flow<Place, Never>) { self.flow = flow }
  func start() { flow.showTabs([one.tab("One", at: .one), two.tab("Two", at: .two)]) }
  func show(_ route: Place) { flow.select(route) }
}

private final class UnsaveableModel: ViewModel, Restorable {
  var savedState = [Double.nan]
}

private final class UnsaveableCoordinator: Coordinator {
  enum Place: Route { case terms }
  let flow: Flow<Place, Never>
  init(flow: Flow<Place, Never>) { self.flow = flow }
  func start() { show(.terms) }
  func show(_ route: Place) { flow.push(UnsaveableModel(), at: route) }
}

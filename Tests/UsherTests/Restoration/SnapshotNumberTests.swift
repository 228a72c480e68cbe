import Testing
import Usher
import UsherTesting

@Suite("Numbers in snapshots")
struct SnapshotNumberTests {
  /// Changes of a snapshot whose numbers no window can have.
  enum Change: CaseIterable {
    case next, nextNegative, place, placeOfRoot, nested

    func apply(to snapshot: inout Snapshot) {
      switch self {
      case .next: snapshot.nextID = .max
      case .nextNegative: snapshot.nextID = -1
      case .place: snapshot.root.places[1].id = .max
      case .placeOfRoot: snapshot.root.places[1].id = 0
      case .nested: snapshot.root.places[2].flow?.places[0].id = .max - 1
      }
    }
  }

  private func snapshot(
    _ change: Change,
    on isolation: isolated any Actor = #isolation
  ) throws -> Snapshot {
    let app = try TestApp { DiaryCoordinator(flow: $0) }
    try app.open("7/date")
    var snapshot = try #require(try app.navigation.snapshot())
    change.apply(to: &snapshot)
    return snapshot
  }

  @Test("a stored number that no window can go on from is an error", arguments: Change.allCases)
  func stored(_ change: Change) async throws {
    try await onEachIsolation { _ in
      let bytes = try snapshot(change).encoded()
      // Also when a migration asks for a new number.
      let migrations: [Int: (inout Snapshot) throws -> Void] = [1: { _ = $0.takeID() }]
      let error = #expect(throws: SnapshotError.self) {
        try Snapshot(decoding: bytes, version: 2, migrations: migrations)
      }
      #expect(error?.code == .unreadable)
      #expect(error?.description.hasPrefix("The stored state has the number ") == true)
    }
  }

  @Test("a migration can't give a number that no window can go on from", arguments: Change.allCases)
  func migrated(_ change: Change) async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { DiaryCoordinator(flow: $0) }
      try app.open("7/date")
      let bytes = try #require(try app.navigation.snapshot()).encoded()
      let error = #expect(throws: SnapshotError.self) {
        try Snapshot(decoding: bytes, version: 2, migrations: [1: { change.apply(to: &$0) }])
      }
      #expect(error?.code == .unreadable)
    }
  }

  @Test("a window goes on from any snapshot that was made by hand", arguments: Change.allCases)
  func made(_ change: Change) async throws {
    try await onEachIsolation { isolation in
      let navigation = Navigation(on: isolation)
      navigation.start(restoring: try snapshot(change)) { DiaryCoordinator(flow: $0) }
      #expect(navigation.restorationProblems.isEmpty)
      #expect(navigation.drawing == "Help ▸ Entry 7 ▸ Month")
      try navigation.open("8")
      #expect(navigation.drawing == "Help ▸ Entry 8")
      navigation.restore(try snapshot(change))
      try navigation.open("9")
      #expect(navigation.drawing == "Help ▸ Entry 9")
      let ids = navigation.tree.allEntries.map(\.id)
      #expect(Set(ids).count == ids.count)
      navigation.close()
    }
  }
}

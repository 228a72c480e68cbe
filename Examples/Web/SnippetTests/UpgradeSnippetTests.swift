import Foundation
import Testing
import Usher
import UsherTesting

@testable import Notes

/// What a text was in version 1 is a draft in version 2.
struct Draft: Codable, Equatable {
  var title: String
  var text: String
}

/// Changes the states of all editors from a text to a draft, wherever they are shown.
@Sendable func draftsHaveTitles(_ snapshot: inout Snapshot) throws {
  try draftsHaveTitles(in: &snapshot.root)
}

func draftsHaveTitles(in flow: inout Snapshot.FlowSnapshot) throws {
  for index in flow.places.indices {
    if let state = flow.places[index].state {
      let text = try JSONDecoder().decode(String.self, from: Data(state.utf8))
      let draft = try JSONEncoder().encode(Draft(title: "", text: text))
      flow.places[index].state = String(decoding: draft, as: UTF8.self)
    }
    if var child = flow.places[index].flow {
      try draftsHaveTitles(in: &child)
      flow.places[index].flow = child
    }
  }
}

@MainActor
@Suite("Upgrades of the notes app")
struct UpgradeSnippetTests {
  @Test("a state of another shape is kept by a migration; without one it is new, and that is told")
  func shape() throws {
    let store = NoteStore()
    let app = try TestApp { NotesCoordinator(store: store, flow: $0) }
    try app.open("milk/edit")
    try app.on(EditViewModel.self) { $0.text = "Buy ho" }
    let bytes = try #require(try app.navigation.snapshot(version: 1)).encoded()

    let snapshot = try Snapshot(decoding: bytes, version: 2, migrations: [1: draftsHaveTitles])
    let text = String(decoding: snapshot.encoded(), as: UTF8.self)
    #expect(text.contains(#"Buy ho"#) && text.contains("title"))

    // This version of the app still expects a text.
    let navigation = Navigation(on: MainActor.shared)
    navigation.start(restoring: snapshot) { NotesCoordinator(store: store, flow: $0) }
    #expect(navigation.drawing.contains("Edit"))
    #expect(navigation.restorationProblems.map(\.code) == [.state])
    try app.close()
  }
}

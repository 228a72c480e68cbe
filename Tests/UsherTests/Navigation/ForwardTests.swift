import Testing
import Usher
import UsherTesting

@Suite("Forward")
struct ForwardTests {
  @Test(
    "forward shows what the person went back from, with its state, until something new is shown"
  )
  func forward() async throws {
    try await onEachIsolation { _ in
      let app = try TestApp { DiaryCoordinator(flow: $0) }
      let navigation = app.navigation
      #expect(navigation.forward() == .denied)
      try app.open("7")
      try app.on(EntryModel.self) { $0.draft = "Dear diary" }
      try app.on(EntryModel.self) { $0.pickDate() }
      try app.swipeDown()
      try app.back()
      try app.expect("Help")
      #expect(navigation.forward() == .allowed)
      try app.expect("Help ▸ Entry 7")
      #expect(try app.top(EntryModel.self).draft == "Dear diary")
      #expect(navigation.forward() == .allowed)
      try app.expect("Help ▸ Entry 7 ▸ [sheet] Month")
      #expect(navigation.canGoForward == false)
      try app.swipeDown()
      try app.back()
      try app.open("8")
      #expect(navigation.canGoForward == false)
      // The end of the flow that was gone back from was told, and is told again.
      #expect(try app.root(DiaryCoordinator.self).savedState == ["none", "none"])
      try app.close()
    }
  }
}

import Testing
import UsherTestSupport
import UsherTesting
import UsherViewModels

@Suite("Toast")
struct ToastTests {
  @Test("a text goes away after its time, and a newer one has a time of its own")
  func time() async throws {
    try await onEachIsolation { isolation in
      let clock = TestClock()
      let scope = Scope(isolation: isolation, clock: clock)
      let toast = Toast()
      toast.show("Sent", scope)
      await settle { clock.sleepers == 1 }
      await clock.advance(by: .seconds(5))
      #expect(toast.text == "Sent")
      toast.show("Sent again", scope, for: .seconds(2))
      await settle { clock.sleepers == 1 }
      await clock.advance(by: .milliseconds(1900))
      #expect(toast.text == "Sent again")
      await clock.advance(by: .milliseconds(100))
      await settle { toast.text == nil }
    }
  }

  @Test("the text of a screen goes with it, and that of a newer one stays")
  func screenGone() async throws {
    try await onEachIsolation { isolation in
      let (first, second) = (Scope(isolation: isolation), Scope(isolation: isolation))
      let toast = Toast()
      toast.show("Sent", first)
      first.end()
      #expect(toast.text == nil)
      let third = Scope(isolation: isolation)
      toast.show("Saved", third)
      toast.show("Sent", second)
      third.end()
      #expect(toast.text == "Sent")
      second.end()
    }
  }

  @Test("it goes at once when it is dismissed, and comes no more once the screen is gone")
  func dismissed() async throws {
    try await onEachIsolation { isolation in
      let clock = TestClock()
      let scope = Scope(isolation: isolation, clock: clock)
      let toast = Toast()
      toast.show("Sent", scope)
      toast.dismiss()
      #expect(toast.text == nil)
      await settle { clock.sleepers == 0 }
      scope.end()
      toast.show("Too late", scope)
      #expect(toast.text == nil)
    }
  }
}

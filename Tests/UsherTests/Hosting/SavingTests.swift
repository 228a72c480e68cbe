import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Hosting: storing while the window changes")
struct SavingTests {
  private final class Store {
    var saved: [Result<Snapshot?, SnapshotError>] = []
    var last: Snapshot? { saved.last.flatMap { try? $0.get() } }
  }

  private func makeSaving(_ desk: Desk, _ store: Store) async -> Saving {
    let saving = desk.presenter.saving(every: .seconds(1)) { store.saved.append($0) }
    await desk.clock.advance(by: .seconds(2))
    return saving
  }

  @Test("what changed is stored a little later, once, and brings the window back")
  func stores() async throws {
    let (desk, store) = (Desk(), Store())
    let saving = await makeSaving(desk, store)
    #expect(store.saved.count == 1)
    desk.show(.letter(id: 1))
    try #require(desk.letter).text = "Dear"
    desk.show(.reply)
    await desk.clock.advance(by: .seconds(2))
    #expect(store.saved.count == 2)
    await desk.clock.advance(by: .seconds(20))
    #expect(store.saved.count == 2)
    let snapshot = try #require(store.last)
    saving.end()
    desk.navigation.close()
    let again = Desk(restoring: snapshot)
    #expect(again.presenter.picture.path == "reply")
    again.navigation.back()
    #expect(again.letter?.text == "Dear")
    again.navigation.close()
  }

  @Test("it can be asked for at once, and stores nothing when there is nothing new")
  func now() async throws {
    let (desk, store) = (Desk(), Store())
    let saving = await makeSaving(desk, store)
    desk.show(.letter(id: 1))
    saving.now()
    #expect(store.saved.count == 2)
    saving.now()
    await desk.clock.advance(by: .seconds(2))
    #expect(store.saved.count == 2)
    desk.navigation.close()
  }

  @Test("a window that has ended is stored as nothing; one that is let go of stays as it was")
  func ends() async throws {
    let (desk, store) = (Desk(), Store())
    let saving = await makeSaving(desk, store)
    desk.navigation.abandon()
    await desk.clock.advance(by: .seconds(2))
    #expect(store.saved.count == 1)
    saving.end()
    let (other, otherStore) = (Desk(), Store())
    let otherSaving = await makeSaving(other, otherStore)
    other.navigation.close()
    await other.clock.advance(by: .seconds(2))
    #expect(otherStore.saved.count == 2)
    #expect(otherStore.last == nil)
    otherSaving.end()
  }

  @Test("a window that isn't started yet hasn't ended: what was stored stays")
  func notStarted() async {
    let clock = TestClock()
    let navigation = Navigation(on: MainActor.shared, clock: clock)
    let store = Store()
    let saving = Presenter(navigation).saving(every: .seconds(1)) { store.saved.append($0) }
    await clock.advance(by: .seconds(5))
    #expect(store.saved.isEmpty)
    navigation.start { LettersCoordinator(flow: $0) }
    await clock.advance(by: .seconds(5))
    #expect(store.saved.count == 1)
    #expect(store.last != nil)
    saving.end()
    navigation.close()
  }

  @Test("a window that is started again after it was let go of is stored again")
  func again() async throws {
    let (desk, store) = (Desk(), Store())
    let saving = await makeSaving(desk, store)
    let snapshot = try #require(store.last)
    desk.navigation.abandon()
    await desk.clock.advance(by: .seconds(2))
    #expect(store.saved.count == 1)
    desk.navigation.start(restoring: snapshot) { LettersCoordinator(flow: $0) }
    desk.show(.letter(id: 1))
    await desk.clock.advance(by: .seconds(2))
    #expect(store.saved.count == 2)
    #expect(store.last != nil)
    saving.end()
    desk.navigation.close()
  }

  @Test("nothing is stored once nobody keeps it")
  func letGo() async {
    let (desk, store) = (Desk(), Store())
    var saving: Saving? = await makeSaving(desk, store)
    #expect(saving != nil)
    saving = nil
    desk.show(.letter(id: 1))
    await desk.clock.advance(by: .seconds(2))
    #expect(store.saved.count == 1)
    desk.navigation.close()
  }
}

import Testing
import WebTesting

@testable import UsherWeb

@Suite("Stored events")
struct StoredEventsTests {
  private func next(
    _ events: inout StoredEvents,
    _ applied: Int,
    changed: Bool = true,
    hasBrowser: Bool = true
  ) -> StoredEvents.Step {
    events.next(applied: applied, needsStoring: changed, hasBrowser: hasBrowser)
  }

  @Test("without a store an event may be forgotten once it is applied")
  func noStore() {
    var events = StoredEvents(hasStore: false)
    let firstStep = next(&events, 3)
    #expect(firstStep == .forget)
    #expect(events.acknowledged == 3)
  }

  @Test("what an event changed is stored before the event may be forgotten")
  func stored() {
    var events = StoredEvents(hasStore: true)
    let firstStep = next(&events, 1)
    #expect(firstStep == .store)
    events.beginStoring()
    let secondStep = next(&events, 2)
    #expect(secondStep == .wait)
    #expect(events.acknowledged == 0)
    events.endStoring(1)
    #expect((events.acknowledged, events.recorded) == (1, 1))
    let thirdStep = next(&events, 2)
    #expect(thirdStep == .store)
  }

  @Test(
    "an event that changed nothing may be forgotten at once, and is counted in a record now and then"
  )
  func unchanged() {
    var events = StoredEvents(hasStore: true, recorded: 10)
    let firstStep = next(&events, 11, changed: false)
    #expect(firstStep == .forget)
    #expect((events.acknowledged, events.recorded) == (11, 10))
    let secondStep = next(&events, 10 + StoredEvents.interval, changed: false)
    #expect(secondStep == .store)
  }

  @Test("a page that no browser has joined isn't stored, except again")
  func noBrowser() {
    var first = StoredEvents(hasStore: true)
    let firstStep = next(&first, 0, hasBrowser: false)
    #expect(firstStep == .wait)
    var again = StoredEvents(hasStore: true, recorded: 1)
    let secondStep = next(&again, 1, hasBrowser: false)
    #expect(secondStep == .store)
  }

  @Test("after the app has ended nothing is stored, and nobody waits for it")
  func stopped() {
    var events = StoredEvents(hasStore: true)
    events.stop(applied: 4)
    #expect(events.acknowledged == 4)
    let firstStep = next(&events, 5)
    #expect(firstStep == .forget)
    #expect(events.acknowledged == 5)
  }
}

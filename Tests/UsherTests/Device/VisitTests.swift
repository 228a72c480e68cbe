import Testing
import Usher

@Suite("Visit")
struct VisitTests {
  @Test("a device of the person's own keeps its id")
  func device() async throws {
    let visit = Visit(id: "mine")
    #expect(try await visit.renew() == "mine")
    await visit.endOtherPages()
    #expect(visit.id == "mine")
  }

  @Test("an id is the new one when the browser has it, and the old one when it hasn't taken it")
  func renew() async throws {
    struct Away: Error {}
    let visit = Visit(id: "old", actions: .init(renew: { "new" }, endOtherPages: {}))
    #expect(try await visit.renew() == "new")
    #expect(visit.id == "new")
    let away = Visit(id: "old", actions: .init(renew: { throw Away() }, endOtherPages: {}))
    await #expect(throws: Away.self) { try await away.renew() }
    #expect(away.id == "old")
  }
}

import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Articles: languages", .inEveryMode)
struct LanguageSnippetTests {
  @Test("a test has the language and the time zone that it says")
  func german() throws {
    let app = try TestApp(
      locale: DeviceLocale("de-AT", hourCycle: .twentyFour),
      timeZone: "Europe/Vienna"
    ) {
      DeparturesCoordinator(flow: $0)
    }
    #expect(try app.top(DeparturesViewModel.self).text == "Der nächste Zug fährt um 14:00.")
    try app.close()
  }

  @Test("as long as the zone isn't known, the time says in which it is")
  func zone() throws {
    let app = try TestApp { DeparturesCoordinator(flow: $0) }
    #expect(try app.top(DeparturesViewModel.self).text.hasSuffix("GMT."))
    #expect(try app.top(DeparturesViewModel.self).title == "Departures")
    try app.close()
  }
}

import ServiceTestSupport
import Testing
import UsersService

@Suite("The life of the service", .timeLimit(.minutes(10)))
struct ServiceLifeTests {
  @Test("it is there from its start to its end", arguments: ServiceLifeCheck.allCases)
  func life(_ check: ServiceLifeCheck) async throws {
    try await check.run(path: "", resource: "/users") {
      UsersService(store: try .inMemory(), port: $0)
    }
  }
}

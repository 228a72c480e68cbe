import CloudyService
import ServiceTestSupport
import Testing

@Suite("The life of the service", .timeLimit(.minutes(10)))
struct ServiceLifeTests {
  @Test("it is there from its start to its end", arguments: ServiceLifeCheck.allCases)
  func life(_ check: ServiceLifeCheck) async throws {
    try await check.run(path: "/v1", resource: "/forecast?latitude=1&longitude=2") {
      CloudyService(port: $0)
    }
  }
}

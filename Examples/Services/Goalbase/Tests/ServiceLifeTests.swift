import Foundation
import Goalbase
import ServiceTestSupport
import Testing

@Suite("The life of the service", .timeLimit(.minutes(10)))
struct ServiceLifeTests {
  private func api() throws -> GoalbaseAPI {
    GoalbaseAPI(store: try SQLiteGoalbaseStore.inMemory())
  }

  @Test("it is there from its start to its end", arguments: ServiceLifeCheck.allCases)
  func life(_ check: ServiceLifeCheck) async throws {
    try await check.run(path: "/api/v1/", resource: "players") {
      GoalbaseService(try api(), port: $0)
    }
  }

  @Test("on all addresses, it tells one that can be asked")
  func everywhere() async throws {
    try await RunningService.run(GoalbaseService(api(), host: "0.0.0.0")) { service in
      #expect(service.url.host() == "127.0.0.1")
      let status = try await service.send("matches").status
      #expect(status == 200)
    }
  }
}

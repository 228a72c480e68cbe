import CloudyService
import Embedded
import Goalbase
import UsersService

/// The services that have an embedded server.
enum TestedService: CaseIterable, Sendable {
  case cloudy, goalbase, users

  func at(port: Int) throws -> any EmbeddedService {
    switch self {
    case .cloudy: CloudyService(port: port)
    case .goalbase:
      GoalbaseService(GoalbaseAPI(store: try SQLiteGoalbaseStore.inMemory()), port: port)
    case .users: UsersService(store: try .inMemory(), port: port)
    }
  }

  /// The path of the service's URL.
  var path: String {
    switch self {
    case .cloudy: "/v1"
    case .goalbase: "/api/v1/"
    case .users: ""
    }
  }

  /// Something that the service answers, below its URL.
  var resource: String {
    switch self {
    case .cloudy: "/forecast?latitude=1&longitude=2"
    case .goalbase: "players"
    case .users: "/users"
    }
  }
}

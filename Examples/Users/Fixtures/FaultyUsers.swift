import RESTErrors
import UsersModel
import UsherPreviews

/// A source of users that fails, or never answers.
struct FaultyUsers: UsersDataSource {
  enum Conduct { case failing, silent }

  private let conduct: Conduct

  init(_ conduct: Conduct) { self.conduct = conduct }

  func users(page: Int, matching query: String) async throws -> UserPage {
    switch conduct {
    case .failing: throw UsersError.service(.status(500))
    case .silent: try await Silence.untilCancelled()
    }
  }
}

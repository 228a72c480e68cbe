import RESTErrors
import UsersModel
import UsherPreviews

/// A source of users that fails, or never answers.
struct FaultyUsers: UsersDataSource {
  enum Conduct { case failing, silent }

  private let conduct: Conduct

  init(_ conduct: Conduct) { self.conduct = conduct }

  func users(page: Int, matching query: String) async throws -> UserPage { try await fault() }
  func user(_ id: User.ID) async throws -> User { try await fault() }

  private func fault() async throws -> Never {
    switch conduct {
    case .failing: throw UsersError.service(.status(500))
    case .silent: try await Silence.untilCancelled()
    }
  }
}

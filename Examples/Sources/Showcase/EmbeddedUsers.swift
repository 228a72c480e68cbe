import UsersModel
import UsersService

/// The users of the service in this process, asked for over HTTP like any other's.
actor EmbeddedUsers: UsersDataSource {
  private let service: UsersService
  private var known: RESTUsersDataSource?

  init(_ service: UsersService) { self.service = service }

  func users(page: Int, matching query: String) async throws -> UserPage {
    try await dataSource().users(page: page, matching: query)
  }

  func user(_ id: User.ID) async throws -> User { try await dataSource().user(id) }

  private func dataSource() async throws -> RESTUsersDataSource {
    if let known { return known }
    // It listens a moment after the server has begun.
    let url = await service.url()
    let dataSource = known ?? RESTUsersDataSource(url: url)
    known = dataSource
    return dataSource
  }
}

import UsersModel
import UsersService

/// The users of the service in this process, asked for over HTTP like any other's.
actor EmbeddedUsers: UsersDataSource {
  private let service: UsersService
  private var dataSource: RESTUsersDataSource?

  init(_ service: UsersService) { self.service = service }

  func users(page: Int, matching query: String) async throws -> UserPage {
    if dataSource == nil {
      // It listens a moment after the server has begun.
      let url = await service.url()
      dataSource = dataSource ?? RESTUsersDataSource(url: url)
    }
    guard let dataSource else { throw UsersError.unreachable }
    return try await dataSource.users(page: page, matching: query)
  }
}

import RESTErrors
import Synchronization
package import UsersModel

/// A source of users that answers when the test says so, in any order, even to cancelled requests.
package final class ScriptedUsers: UsersDataSource {
  package struct Request: Equatable {
    package let page: Int
    package let query: String

    package init(page: Int, query: String) {
      self.page = page
      self.query = query
    }
  }

  private struct Waiting {
    let request: Request
    let continuation: CheckedContinuation<Result<UserPage, UsersError>, Never>
  }

  private let waiting = Mutex<[Waiting]>([])
  private let asked = Mutex<[Request]>([])

  package init() {}

  /// The requests without an answer yet, oldest first.
  package var requests: [Request] { waiting.withLock { $0.map(\.request) } }
  /// All requests so far, answered or not.
  package var history: [Request] { asked.withLock { $0 } }

  package func users(page: Int, matching query: String) async throws -> UserPage {
    let request = Request(page: page, query: query)
    asked.withLock { $0.append(request) }
    return try await withCheckedContinuation { continuation in
      waiting.withLock { $0.append(Waiting(request: request, continuation: continuation)) }
    }
    .get()
  }

  /// Answers the oldest request, or the oldest request with a query.
  package func answer(_ users: [User], to query: String? = nil, next: Int? = nil, total: Int? = nil)
  {
    take(query)?.resume(returning: .success(UserPage(users: users, next: next, total: total)))
  }

  package func fail(_ error: UsersError) { take(nil)?.resume(returning: .failure(error)) }

  /// Fails the oldest request with an HTTP status.
  package func fail(status: Int) { fail(.service(.status(status))) }

  private func take(
    _ query: String?
  ) -> CheckedContinuation<Result<UserPage, UsersError>, Never>? {
    waiting.withLock { waiting in
      guard let index = waiting.firstIndex(where: { query == nil || $0.request.query == query })
      else { return nil }
      return waiting.remove(at: index).continuation
    }
  }
}

/// A source of users that always answers at once.
package struct FixedUsers: UsersDataSource {
  package let users: [User]
  package var pageSize = 50

  package init(users: [User], pageSize: Int = 50) {
    self.users = users
    self.pageSize = pageSize
  }

  package static let known = FixedUsers(
    users: [
      ("Leanne Graham", "Sincere@april.biz"), ("Ervin Howell", "Shanna@melissa.tv"),
      ("Clementine Bauch", "Nathan@yesenia.net"),
      ("Patricia Lebsack", "Julianne.OConner@kory.org"),
      ("Chelsey Dietrich", "Lucio_Hettinger@annie.ca"),
      ("Mrs. Dennis Schulist", "Karley_Dach@jasper.info"),
      ("Kurtis Weissnat", "Telly.Hoeger@billy.biz"),
      ("Nicholas Runolfsdottir V", "Sherwood@rosamond.me"),
      ("Glenna Reichert", "Chaim_McDermott@dana.io"),
      ("Clementina DuBuque", "Rey.Padberg@karina.biz"),
    ]
    .enumerated().map { User(id: $0 + 1, name: $1.0, email: $1.1) }
  )

  package func users(page: Int, matching query: String) async throws -> UserPage {
    let found = users.filter {
      query.isEmpty || ($0.name ?? "").lowercased().contains(query.lowercased())
    }
    let start = (page - 1) * pageSize
    return UserPage(
      users: Array(found.dropFirst(start).prefix(pageSize)),
      next: found.count > start + pageSize ? page + 1 : nil,
      total: found.count
    )
  }
}

public import UsersModel
import UsersViewModels
public import Usher

public enum UsersRoute: Route {
  case list, table, files(user: Int)

  enum CodingKeys: String, RoutePath {
    case list = ""
    case table = "by-delegate"
    case files = ":user/files"
  }
}

/// The users in two styles, and the files of one.
public final class UsersCoordinator: Coordinator {
  public let flow: Flow<UsersRoute, Never>
  private let dataSource: any UsersDataSource
  private let files: any UserFiles

  /// - Parameters:
  ///   - dataSource: the service with the users.
  ///   - files: keeps what they upload.
  public convenience init(
    dataSource: RESTUsersDataSource,
    files: FolderUserFiles,
    flow: Flow<UsersRoute, Never>
  ) {
    self.init(
      dataSource: dataSource as any UsersDataSource,
      files: files as any UserFiles,
      flow: flow
    )
  }

  package init(
    dataSource: any UsersDataSource,
    files: any UserFiles,
    flow: Flow<UsersRoute, Never>
  ) {
    self.dataSource = dataSource
    self.files = files
    self.flow = flow
  }

  public func show(_ route: UsersRoute) {
    switch route {
    case .list:
      flow.push(at: route) { screen in
        let users = users(on: screen)
        users.bootstrap()
        return users
      }
    case .table:
      // Here the view does, once it is the delegate.
      flow.push(at: route) { screen in UsersTableViewModel(users: users(on: screen)) }
    case .files(let user):
      // Nobody has such a number, so there is nothing at this address.
      guard user > 0 else { return }
      flow.push(at: route) { screen in
        FilesViewModel(
          user: user,
          dataSource: dataSource,
          store: files,
          scope: screen.scope,
          didLeave: screen.on(self) { $0.flow.pop() }
        )
      }
    }
  }

  private func users(on screen: Screen) -> UsersViewModel {
    UsersViewModel(
      dataSource: dataSource,
      scope: screen.scope,
      didSelectUser: screen.on(self) { $0.show(.files(user: $1)) },
      didPressOtherStyle: screen.on(self) { $0.show(.table) }
    )
  }
}

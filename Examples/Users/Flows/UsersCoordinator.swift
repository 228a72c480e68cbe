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

/// The list of users in two styles, and the files of one user.
public final class UsersCoordinator: Coordinator {
  public let flow: Flow<UsersRoute, Never>
  private let dataSource: any UsersDataSource
  private let files: any UserFiles

  /// - Parameters:
  ///   - dataSource: the service with the users.
  ///   - files: the store of the users' files.
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
      flow.push(at: route, on: handle) { screen in
        let users = UsersViewModel(dataSource: dataSource, screen: screen)
        users.bootstrap()
        return users
      }
    case .table:
      // Here the view calls `bootstrap()`, once it is the delegate.
      flow.push(at: route, on: handle) {
        UsersTableViewModel(users: UsersViewModel(dataSource: dataSource, screen: $0))
      }
    case .files(let user):
      // No user has such a number, so this address shows nothing.
      guard user > 0 else { return }
      flow.push(at: route, on: handle) {
        FilesViewModel(user: user, dataSource: dataSource, store: files, screen: $0)
      }
    }
  }

  private func handle(_ event: UsersViewModel.Event) {
    switch event {
    case .didSelectUser(let id): show(.files(user: id))
    case .didPressOtherStyle: show(.table)
    }
  }

  private func handle(_ event: FilesViewModel.Event) {
    switch event {
    case .didLeave: flow.pop()
    }
  }
}

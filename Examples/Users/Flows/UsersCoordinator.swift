public import UsersModel
package import UsersViewModels
public import Usher

public enum UsersRoute: Route {
  case list, table, files, signIn

  enum CodingKeys: String, RoutePath {
    case list = ""
    case table = "by-delegate"
    case files
    case signIn = "sign-in"
  }
}

/// The list of users in two styles, for everybody, and the files of whoever is signed in.
public final class UsersCoordinator: Coordinator {
  public let flow: Flow<UsersRoute, Never>
  private let dataSource: any UsersDataSource
  private let person: Person
  /// For whom the screens were shown.
  private var shown: Account?
  private lazy var signIn = flow.child { [person] in
    SignInCoordinator(person: person, flow: $0)
  }

  /// - Parameters:
  ///   - dataSource: the service with the users.
  ///   - files: the files of accounts.
  ///   - visit: the browser or device. A person who signs in there stays signed in.
  public convenience init(
    dataSource: RESTUsersDataSource,
    files: AccountFiles,
    visit: Visit,
    flow: Flow<UsersRoute, Never>
  ) {
    self.init(
      dataSource: dataSource as any UsersDataSource,
      person: Person(files: files, visit: visit),
      flow: flow
    )
  }

  package init(
    dataSource: any UsersDataSource,
    person: Person,
    flow: Flow<UsersRoute, Never>
  ) {
    self.dataSource = dataSource
    self.person = person
    self.flow = flow
    shown = person.account
    flow.scope.forEach(person.changes) { [weak self] in self?.personChanged() }
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
    case .files:
      guard let account = person.account else {
        return flow.redirect(to: .signIn, then: route)
      }
      flow.push(at: route, on: handle) {
        FilesViewModel(owner: account, person: person, screen: $0)
      }
    case .signIn: signIn.start(.sheet, at: route)
    }
  }

  private func handle(_ event: UsersViewModel.Event) {
    switch event {
    case .didPressFiles: show(.files)
    case .didPressOtherStyle: show(.table)
    }
  }

  private func handle(_ event: FilesViewModel.Event) {
    switch event {
    case .didPressSignIn: show(.signIn)
    }
  }

  private func personChanged() {
    defer { shown = person.account }
    // If only the plan has changed, it is still the same person. The lists are everybody's, so they stay.
    guard let shown, shown.id != person.account?.id, flow.viewModel(FilesViewModel.self) != nil
    else { return }
    // Without asking: what is on the way was somebody's who has signed out.
    flow.popToStartWithoutAsking(.signOut)
  }
}

import UsersViewModels
public import UsherGTK

/// The views of the app, one for each view model.
@MainActor @ViewsBuilder public var usersViews: Views {
  UsersView.self
  UsersTableView.self
  SignInView.self
  FilesView.self
}

import UsersViewModels
public import UsherWeb

/// The views of the app, one for each view model.
@ViewsBuilder public var usersViews: [ViewRegistration] {
  UsersView<UsersViewModel>.self
  UsersTableView.self
  SignInView.self
  FilesView.self
}

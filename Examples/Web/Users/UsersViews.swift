public import UsherWeb

/// The views of the app, one for each view model.
@ViewsBuilder public var usersViews: [ViewRegistration] {
  UsersView.self
  UsersTableView.self
  FilesView.self
}

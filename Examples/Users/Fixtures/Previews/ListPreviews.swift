import UsersModel
import UsersViewModels
import Usher
import UsherPreviews

let listPreviews = [
  Preview("Users", "loaded") { users(FixedUsers.known, $0) },
  Preview("Users", "more to come") { users(FixedUsers(users: .many, pageSize: 20), $0) },
  Preview("Users", "loading") { users(FaultyUsers(.silent), $0) },
  Preview("Users", "empty") { users(FixedUsers(users: []), $0) },
  Preview("Users", "nobody found") { searching(FixedUsers.known, for: "nobody", $0) },
  Preview("Users", "failed") { users(FaultyUsers(.failing), $0) },
  Preview("Users", "long texts") { users(FixedUsers(users: .long), $0) },
]

/// The same list, whose view asks for the users itself.
let tablePreviews = [
  Preview("Users by Delegate", "loaded") { table(FixedUsers.known, $0) },
  Preview("Users by Delegate", "more to come") {
    table(FixedUsers(users: .many, pageSize: 20), $0)
  },
  Preview("Users by Delegate", "loading") { table(FaultyUsers(.silent), $0) },
  Preview("Users by Delegate", "empty") { table(FixedUsers(users: []), $0) },
  Preview("Users by Delegate", "nobody found") {
    UsersTableViewModel(users: searching(FixedUsers.known, for: "nobody", $0))
  },
  Preview("Users by Delegate", "failed") { table(FaultyUsers(.failing), $0) },
  Preview("Users by Delegate", "long texts") { table(FixedUsers(users: .long), $0) },
]

private func users(
  _ source: some UsersDataSource,
  _ screen: Screen<UsersViewModel.Event>
) -> UsersViewModel {
  searching(source, for: "", screen)
}

private func searching(
  _ source: some UsersDataSource,
  for query: String,
  _ screen: Screen<UsersViewModel.Event>
) -> UsersViewModel {
  let users = UsersViewModel(dataSource: source, screen: screen)
  users.query = query
  users.bootstrap()
  return users
}

private func table(
  _ source: some UsersDataSource,
  _ screen: Screen<UsersViewModel.Event>
) -> UsersTableViewModel {
  UsersTableViewModel(users: UsersViewModel(dataSource: source, screen: screen))
}

import Observation
import UsersViewModels
import Usher
import UsherGTK

/// The users by delegate: the view keeps the values it shows, and changes them only when its view model calls it.
@Observable
final class UsersTableView: View, ViewModelDelegate {
  let viewModel: UsersTableViewModel
  private(set) var isLoading = false
  private(set) var lines: [UserLine] = []
  private(set) var message: String?
  private(set) var count = ""
  private var users: UsersViewModel { viewModel.users }

  init(viewModel: UsersTableViewModel) {
    self.viewModel = viewModel
    viewModel.users.delegate = self
    viewModel.users.bootstrap()
  }

  func willLoadData() {
    isLoading = true
    message = nil
  }

  func didLoadData() {
    isLoading = false
    lines = users.hidesSections ? [] : UserLine.lines(of: users.sections.value ?? [])
    message = users.notice
    count = users.count
  }

  func didFail(_ message: String) {
    isLoading = false
    self.message = message
  }

  var toolbar: some Content {
    RefreshButton(self.isLoading, users.refresh)
    Button(self.users.filesButtonTitle, users.filesButtonTapped).mnemonic("f")
  }

  var body: some Content {
    TextField("Search", users.bind(\.query), kind: .search)
    Spinner(self.isLoading && self.lines.isEmpty)
    Text(self.message).style(.error)
    UserList(lines: { self.lines }, endReached: users.endReached)
    Text(self.count).style(.secondary)
  }
}

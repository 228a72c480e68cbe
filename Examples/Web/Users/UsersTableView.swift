import Observation
import UsersViewModels
import Usher
import UsherWeb

/// The users by delegate: the view keeps the values it shows, and changes them only when its view model calls it.
@Observable
final class UsersTableView: View, ViewModelDelegate {
  let viewModel: UsersTableViewModel
  private(set) var isLoading = false
  private(set) var sections: [UserSectionModel] = []
  private(set) var more = MoreItems.none
  private(set) var message: String?
  private(set) var notice: String?
  private(set) var hidesSections = false
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
    sections = users.sections.value ?? []
    more = users.more
    notice = users.notice
    hidesSections = users.hidesSections
    count = users.count
  }

  func didFail(_ message: String) {
    isLoading = false
    more = users.more
    self.message = message
  }

  var toolbar: some HTML {
    RefreshButton(isLoading: isLoading, refresh: users.refresh)
    button { users.filesButtonTitle }.on(.click, users.filesButtonTapped)
  }

  var body: some HTML {
    SearchField("Search", users.bind(\.query))
    if isLoading { Spinner() }
    if let message {
      div {
        p { message }.class("error")
        button { "Try Again" }.class("button secondary").attribute("type", "button")
          .on(.click, users.retryButtonTapped)
      }
      .class("failure").role("alert")
    }
    StatusText(notice, style: "secondary notice")
    if !hidesSections {
      SectionsView(sections: sections)
      LoadMore(more, endReached)
      StatusText(count, style: "secondary total")
    }
  }

  func endReached() {
    guard !isLoading else { return }
    more = .loading
    users.endReached()
  }
}

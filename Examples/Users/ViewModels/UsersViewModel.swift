public import Observation
package import UsersModel
public import Usher

/// The users, in sections by their names.
///
/// A view may observe the view model, or be its delegate. Both styles get the same changes at the same time.
@Observable
public final class UsersViewModel: ViewModel, ViewModelType {
  public let title = "Users"
  /// The text to search for. The search begins after a short pause, and a newer query replaces an older one.
  public var query = "" {
    didSet { if query != oldValue { typing(screen, of: self) { $0.bootstrap() } } }
  }
  /// The sections of the list: none before the first load. From then on all three are there, even if they are empty.
  public private(set) var sections = Loadable<[UserSectionModel]>.idle
  /// The number of all matching users, for example “10 users”; empty if the server doesn't send it.
  public private(set) var count = ""
  @ObservationIgnored public weak var delegate: (any ViewModelDelegate)?

  private let dataSource: any UsersDataSource
  private let screen: Screen<Event>
  /// The query of the list that is shown or loading. While the person types, `query` is newer.
  @ObservationIgnored private var asked = ""
  private let users = Pager<User, Int>()
  private let loading = Command(.restart)
  private let loadingMore = Command()
  private let typing = Debounce(for: .milliseconds(300))

  /// An event that the screen sends to its coordinator.
  package enum Event { case didPressFiles, didPressOtherStyle }

  package init(dataSource: any UsersDataSource, screen: Screen<Event>) {
    self.dataSource = dataSource
    self.screen = screen
  }

  /// Loads the first page, again if it is there already. Cancels a running load and a waiting search.
  public func bootstrap() {
    typing.cancel()
    loadingMore.cancel()
    sections = .loading(old: sections.value)
    delegate?.willLoadData()
    loading(screen, of: self) { await $0.load() }
  }

  public var isLoading: Bool { sections.isLoading }
  public var more: MoreItems { users.more }

  /// A sentence for a loaded list without users; `nil` otherwise.
  public var notice: String? {
    guard case .loaded(let sections) = sections, sections.allSatisfy(\.rows.isEmpty) else {
      return nil
    }
    return isSearch ? "Nobody matches “\(asked)”." : "There are no users."
  }
  /// Whether the notice replaces the sections, because a search found nobody.
  public var hidesSections: Bool { notice != nil && isSearch }
  public let filesButtonTitle = "My Files"
  /// A sentence about the other style.
  public let otherStyleText =
    "The same list can be drawn in another way: by a view that is told of each change, a delegate."
  public let otherStyleButtonTitle = "See It Drawn by a Delegate"

  /// Call when the list was pulled down, or its Refresh button pressed.
  public func refresh() { bootstrap() }

  /// Call when the person wants to repeat the failed request.
  public func retryButtonTapped() { bootstrap() }

  /// Call when the end of the list came near, or the button at the end was pressed.
  public func endReached() {
    if !sections.isLoading { loadingMore(screen, of: self) { await $0.loadMore() } }
  }

  /// Call when the person wants to see their files.
  public func filesButtonTapped() { screen.send(.didPressFiles) }

  /// Call when the person wants to see the list in the other style.
  public func otherStyleButtonTapped() { screen.send(.didPressOtherStyle) }

  private var isSearch: Bool { asked.contains { !$0.isWhitespace } }

  private func load() async {
    asked = query
    await users.reload(page)
    await show()
  }

  private func loadMore() async {
    await users.appendNext(page)
    await show()
  }

  private func page(_ number: Int?) async throws -> ListPage<User, Int> {
    let page = try await dataSource.users(page: number ?? 1, matching: asked)
    return ListPage(page.users, next: page.next, total: page.total)
  }

  /// Publishes the loaded users, and notifies the delegate in the same turn of the main actor.
  private func show() async {
    let sections = await Self.sections(of: users.items.value ?? [])
    guard !Task.isCancelled else { return }
    if let message = users.items.message {
      self.sections = .failed(old: self.sections.value, message: message)
      delegate?.didFail(message)
    } else {
      count = users.total.map { "\($0) \($0 == 1 ? "user" : "users")" } ?? ""
      self.sections = .loaded(sections)
      delegate?.didLoadData()
    }
  }

  /// Sorts outside the main actor: many users take a while, and other work waits for the actor.
  @concurrent private nonisolated static func sections(
    of users: [User]
  ) async -> [UserSectionModel] {
    UserSections.sections(of: users).map(UserSectionModel.init)
  }
}

/// Restores the query after the process died.
extension UsersViewModel: Restorable {
  public var savedState: String {
    get { query }
    set {
      query = newValue
      typing.cancel()
    }
  }
}

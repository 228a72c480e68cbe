public import Observation
package import UsersModel
public import Usher

/// The users, in sections by their names.
///
/// A view may observe it, or be its delegate: both styles see the same at the same time.
@Observable
public final class UsersViewModel: ViewModel, ViewModelType {
  public let title = "Users"
  /// What is looked for; the newest wins.
  public var query = "" {
    didSet { if query != oldValue { typing(screen, of: self) { $0.bootstrap() } } }
  }
  /// The sections: none before the first load, and all three from then on, also when nobody is in them.
  public private(set) var sections = Loadable<[UserSectionModel]>.idle
  /// How many users there are in all, as “10 users”.
  public private(set) var count = ""
  @ObservationIgnored public weak var delegate: (any ViewModelDelegate)?

  private let dataSource: any UsersDataSource
  private let screen: Screen<Event>
  /// What the list is of: while the person types, the field is ahead of it.
  @ObservationIgnored private var asked = ""
  private let users = Pager<User, Int>()
  private let loading = Command(.restart)
  private let loadingMore = Command()
  private let typing = Debounce(for: .milliseconds(300))

  /// What the list tells its coordinator.
  package enum Event { case didSelectUser(User.ID), didPressOtherStyle }

  package init(dataSource: any UsersDataSource, screen: Screen<Event>) {
    self.dataSource = dataSource
    self.screen = screen
  }

  /// Fetches the first page, anew if it is there already.
  public func bootstrap() {
    typing.cancel()
    loadingMore.cancel()
    sections = .loading(old: sections.value)
    delegate?.willLoadData()
    loading(screen, of: self) { await $0.load() }
  }

  public var isLoading: Bool { sections.isLoading }
  public var more: MoreItems { users.more }

  /// What to say when nobody is there.
  public var notice: String? {
    guard case .loaded(let sections) = sections, sections.allSatisfy(\.rows.isEmpty) else {
      return nil
    }
    return isSearch ? "Nobody matches “\(asked)”." : "There are no users."
  }
  /// Whether the notice takes the place of the sections: nobody was found.
  public var hidesSections: Bool { notice != nil && isSearch }
  /// What there is to say about the other style.
  public let otherStyleText =
    "The same list can be drawn in another way: by a view that is told of each change, a delegate."
  public let otherStyleButtonTitle = "See It Drawn by a Delegate"

  /// Call when the list was pulled down, or its Refresh button pressed.
  public func refresh() { bootstrap() }

  /// Call when the person wants to try again what has failed.
  public func retryButtonTapped() { bootstrap() }

  /// Call when the end of the list came near, or its button was pressed.
  public func endReached() {
    if !sections.isLoading { loadingMore(screen, of: self) { await $0.loadMore() } }
  }

  /// Call when a row was chosen.
  public func select(_ id: UserItemModel.ID) { screen.send(.didSelectUser(id)) }

  /// Call when the person wants to see the same in the other style.
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

  /// Shows what has come, and tells the delegate in the same turn.
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

  /// Off the actor: sorting many takes a while, and others wait for the actor.
  @concurrent private nonisolated static func sections(
    of users: [User]
  ) async -> [UserSectionModel] {
    UserSections.sections(of: users).map(UserSectionModel.init)
  }
}

/// What was looked for comes back after the process died.
extension UsersViewModel: Restorable {
  public var savedState: String {
    get { query }
    set {
      query = newValue
      typing.cancel()
    }
  }
}

public import Observation

/// A long list that is fetched part by part as the person comes near its end.
///
/// ```swift
/// private(set) lazy var users = Pager(scope, of: self) { (model, page: Int?) in
///   let page = try await model.service.users(page: page ?? 1, matching: model.query)
///   return ListPage(page.users, next: page.next, total: page.total)
/// }
/// …
/// users.load()       // the first part; also to refresh, or for another query
/// users.loadMore()   // near the end; harmless when there is nothing to do
/// ```
///
/// Only the newest ``load()`` counts. An item that comes twice, as when the list has shifted between two parts, is kept
/// once. A part that fails leaves what is there, and can be tried again.
@Observable
public final class Pager<Item: Identifiable, Cursor: Equatable> {
  /// What comes after the items that are there.
  public enum More: Equatable, Sendable {
    /// Nothing, or it isn't known yet.
    case none
    /// There is another part.
    case available
    /// It is being fetched.
    case loading
    /// It couldn't be fetched; the message is for the person.
    case failed(message: String)
  }

  /// The items that have come.
  public private(set) var items = Loadable<[Item]>.idle
  /// What comes after them.
  public private(set) var more = More.none
  /// How many there are in all, if the service says so.
  public private(set) var total: Int?

  @ObservationIgnored private let fetch: (Cursor?) async throws -> ListPage<Item, Cursor>
  @ObservationIgnored private let scope: Scope
  @ObservationIgnored private var next: Cursor?
  @ObservationIgnored private var known: Set<Item.ID> = []
  @ObservationIgnored private lazy var first = Command(scope, of: self, policy: .restart) {
    await $0.fetchFirst()
  }
  @ObservationIgnored private lazy var following = Command(scope, of: self) {
    (pager: Pager, cursor: Cursor) in
    try await pager.fetchMore(cursor)
  }

  /// Makes a pager of an object, which is held weakly.
  ///
  /// - Parameters:
  ///   - scope: the screen's or flow's; what is being fetched ends with it.
  ///   - owner: whose list it is; usually `self`.
  ///   - fetch: gets a part: the first for `nil`, else the one of a cursor.
  public init<Owner: AnyObject>(
    _ scope: Scope,
    of owner: Owner,
    _ fetch: @escaping (Owner, Cursor?) async throws -> ListPage<Item, Cursor>
  ) {
    weak let owner = owner
    self.scope = scope
    self.fetch = { cursor in
      guard let owner else { throw CancellationError() }
      return try await fetch(owner, cursor)
    }
  }

  /// Fetches the first part; what is there stays until it has come.
  public func load() {
    following.cancel()
    following.supersedeLast()
    if more == .loading { more = .available }
    first()
  }

  /// Fetches the next part, if there is one and nothing is being fetched.
  public func loadMore() {
    guard let next, !items.isLoading, !following.isRunning else { return }
    more = .loading
    following(next)
  }

  /// Tries again what has failed: the first part, or the next one.
  public func retry() {
    if items.message != nil { load() } else { loadMore() }
  }

  private func fetchFirst() async {
    var page: ListPage<Item, Cursor>?
    var known: Set<Item.ID> = []
    await items.load(into: { state in
      if let page, state.message == nil, !state.isLoading {
        self.known = known
        follow(page, after: nil)
      }
      items = state
    }) {
      let fetched = try await fetch(nil)
      page = fetched
      return fetched.items.filter { known.insert($0.id).inserted }
    }
  }

  private func fetchMore(_ cursor: Cursor) async throws {
    do {
      let page = try await fetch(cursor)
      try Task.checkCancellation()
      guard Run.current?.isSuperseded != true else { return }
      let new = page.items.filter { known.insert($0.id).inserted }
      items = .loaded((items.value ?? []) + new)
      follow(page, after: cursor)
    } catch {
      guard Run.current?.isSuperseded != true else { return }
      let isCancelled = error is CancellationError || Task.isCancelled
      more = isCancelled ? .available : .failed(message: error.userMessage)
    }
  }

  private func follow(_ page: ListPage<Item, Cursor>, after cursor: Cursor?) {
    // A service that names the same part again would be asked for ever.
    next = page.next == cursor ? nil : page.next
    more = next == nil ? .none : .available
    total = page.total
  }
}

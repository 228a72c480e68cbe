public import Observation

/// A long list that is fetched page by page, as the person comes near its end.
///
/// ```swift
/// let users = Pager<User, Int>()
///
/// func refresh() {                   // the first part, also for another query
///   users.load(screen, of: self) { model, number in
///     let page = try await model.service.users(page: number ?? 1)
///     return ListPage(page.users, next: page.next, total: page.total)
///   }
/// }
/// func endReached() { users.loadMore() }   // harmless when there is nothing to do
/// ```
///
/// A newer load of the first page replaces all fetches that still run: their results are dropped. An item whose `id`
/// comes twice, for example because the list has shifted between two fetches, is kept once. When a page can't be
/// fetched, the items stay, and ``retry()`` fetches that page again.
public final class Pager<Item: Identifiable, Cursor: Equatable>: Observable {
  private let signals = Signals()
  private var (itemsNow, moreNow) = (Loadable<[Item]>.idle, MoreItems.none)
  private var totalNow: Int?

  /// The items of all pages that were fetched so far, together with the state of the first page's fetch.
  public private(set) var items: Loadable<[Item]> {
    get {
      signals.read(\.first)
      return itemsNow
    }
    set { signals.write(\.first) { itemsNow = newValue } }
  }
  /// Whether there is a page after ``items``, and the state of that page's fetch.
  public private(set) var more: MoreItems {
    get {
      signals.read(\.second)
      return moreNow
    }
    set { signals.write(\.second) { moreNow = newValue } }
  }
  /// The number of items in the whole list; `nil` when the service doesn't tell this number, and before the first page
  /// has come. ``remove(_:)`` makes the number smaller by one.
  public private(set) var total: Int? {
    get {
      signals.read(\.third)
      return totalNow
    }
    set { signals.write(\.third) { totalNow = newValue } }
  }

  private typealias Fetch = (Cursor?) async throws -> ListPage<Item, Cursor>

  private var source: (scope: Scope, fetch: Fetch)?
  private var next: Cursor?
  private var known: Set<Item.ID> = []
  private var run = Run()
  private var task: ScopeTask?

  /// Makes an empty list; ``load(_:of:_:)`` fills it.
  public init() {}

  /// Fetches the first page; the old items stay until the page has come. The result of a fetch that still runs is
  /// dropped. Nothing happens when the lifetime has ended.
  ///
  /// ```swift
  /// users.load(screen, of: self) { model, number in
  ///   let page = try await model.service.users(page: number ?? 1)
  ///   return ListPage(page.users, next: page.next, total: page.total)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - lifetime: the screen or flow; the fetch is cancelled when the screen or flow ends.
  ///   - owner: the object that `fetch` gets, held weakly; usually `self`.
  ///   - fetch: returns a page: the first one when it gets `nil`, else the one that the cursor names. The closure is
  ///     kept for the pages that follow. An error that it throws shows in ``items`` for the first page, and in ``more``
  ///     for the others.
  public func load<Owner: AnyObject>(
    _ lifetime: some Scoped,
    of owner: Owner,
    _ fetch: @escaping (Owner, Cursor?) async throws -> ListPage<Item, Cursor>
  ) {
    let scope = lifetime.scope
    guard !scope.isEnded else { return }
    weak let owner = owner
    source = (
      scope,
      { cursor in
        guard let owner else { throw CancellationError() }
        return try await fetch(owner, cursor)
      }
    )
    load()
  }

  /// Fetches the first page again. Nothing happens before the first ``load(_:of:_:)``, or when the lifetime that it was
  /// given has ended.
  public func load() {
    guard let source, !source.scope.isEnded else { return }
    task?.cancel()
    let (run, fetch) = (beginAnew(), source.fetch)
    begin(run, source.scope) { await $0.fetchFirst(run, fetch) }
  }

  /// Fetches the next page, if there is one and no page is being fetched. When the last fetch of that page has failed,
  /// it is fetched again. Nothing happens before the first ``load(_:of:_:)``.
  public func loadMore() {
    guard let source, !source.scope.isEnded, let cursor = beginNext() else { return }
    let (run, fetch) = (run, source.fetch)
    begin(run, source.scope) { await $0.fetchNext(cursor, run, fetch) }
  }

  private func begin(_ run: Run, _ scope: Scope, _ work: @escaping (Pager) async -> Void) {
    weak let this = self
    task = scope.task(of: run) {
      guard let this else { return }
      await work(this)
    } dropped: {
      this?.dropped(run)
    }
  }

  /// Restores the states from before a fetch that never began, because the screen was never shown.
  private func dropped(_ run: Run) {
    guard run === self.run else { return }
    if items.isLoading { items = items.value.map { .loaded($0) } ?? .idle }
    more = next == nil ? .none : .available
  }

  /// Fetches again the page whose fetch has failed: the first one, or the one after ``items``.
  ///
  /// Use this function together with ``load(_:of:_:)``. After a failure of ``reload(_:)`` or ``appendNext(_:)``, call
  /// that function again instead. When no fetch has failed, this does the same as ``loadMore()``.
  public func retry() {
    if items.message != nil { load() } else { loadMore() }
  }

  /// Replaces the item that has the same `id` as the given one, for example after the person has changed the item.
  /// Nothing happens when there is no such item.
  public func update(_ item: Item) {
    guard let index = items.value?.firstIndex(where: { $0.id == item.id }) else { return }
    items.edit { $0[index] = item }
  }

  /// Puts a new item into the list, for example one that another person has just added. An item whose `id` is there already
  /// takes the place of the old one, see ``update(_:)``. Nothing happens before the first page has come: it will have the
  /// item.
  ///
  /// ```swift
  /// users.insert(user)                                                    // at the start
  /// users.insert(user) { $0.firstIndex { $0.name > user.name } }          // where it belongs
  /// ```
  ///
  /// - Parameters:
  ///   - item: the new item.
  ///   - place: returns the index at which the item belongs among those that were fetched; `nil` when it belongs behind them:
  ///     then it isn't put in while there are pages to fetch, because one of them will have it. ``total`` stays until then.
  public func insert(_ item: Item, at place: ([Item]) -> Int? = { _ in 0 }) {
    if known.contains(item.id) { return update(item) }
    var isThere = false
    items.edit { list in
      guard let index = place(list) ?? (next == nil ? list.count : nil) else { return }
      isThere = true
      known.insert(item.id)
      list.insert(item, at: min(max(index, 0), list.count))
    }
    if isThere { total = total.map { $0 + 1 } }
  }

  /// Removes the item that has this `id`, for example after it was deleted; nothing happens when there is no such item.
  public func remove(_ id: Item.ID) {
    guard items.value?.contains(where: { $0.id == id }) == true else { return }
    items.edit { $0.removeAll { $0.id == id } }
    known.remove(id)
    total = total.map { $0 - 1 }
  }

  /// Fetches the first page and waits for the result. Use this instead of ``load(_:of:_:)`` in work that continues when
  /// the page has come.
  ///
  /// ```swift
  /// await users.reload(page)
  /// ```
  ///
  /// When a newer load begins before the page has come, the result of this fetch is dropped.
  ///
  /// - Parameter fetch: returns the first page; it gets `nil` as the cursor. The closure isn't kept, so fetch the pages
  ///   that follow by ``appendNext(_:)``. An error that it throws shows in ``items``.
  public func reload(
    _ fetch: (Cursor?) async throws -> ListPage<Item, Cursor>
  ) async {
    await fetchFirst(beginAnew(), fetch)
  }

  /// Fetches the next page, if there is one and no page is being fetched, and waits for the result.
  ///
  /// ```swift
  /// await users.appendNext(page)
  /// ```
  ///
  /// - Parameter fetch: returns the page that the cursor names. The closure isn't kept. An error that it throws shows
  ///   in ``more``.
  public func appendNext(
    _ fetch: (Cursor?) async throws -> ListPage<Item, Cursor>
  ) async {
    if let cursor = beginNext() { await fetchNext(cursor, run, fetch) }
  }

  /// Drops the results of all fetches that go on, and begins a new run.
  private func beginAnew() -> Run {
    run.supersede()
    run = Run()
    // The page after the old items isn't the one after the new items.
    more = .none
    items = .loading(old: items.value)
    return run
  }

  private func beginNext() -> Cursor? {
    guard let next, more == .available || isFailed else { return nil }
    more = .loading
    return next
  }

  private func fetchFirst(_ run: Run, _ fetch: Fetch) async {
    var page: ListPage<Item, Cursor>?
    var known: Set<Item.ID> = []
    await items.load(in: run) { state in
      items = page == nil ? withItems(state) : state
      if let page {
        self.known = known
        follow(page, after: nil)
      } else if !state.isLoading, state.message == nil {
        // The fetch was cancelled: everything is as before.
        more = next == nil ? .none : .available
      }
    } _: {
      let fetched = try await fetch(nil)
      try Task.checkCancellation()
      page = fetched
      return fetched.items.filter { known.insert($0.id).inserted }
    }
  }

  /// Returns a state that has no new items, with the present items: they may have been changed or removed meanwhile.
  private func withItems(_ state: Loadable<[Item]>) -> Loadable<[Item]> {
    switch state {
    case .failed(_, let message, let canRetry):
      .failed(old: items.value, message: message, canRetry: canRetry)
    case .loaded(let before):
      if let now = items.value, now.isEmpty { .empty } else { .loaded(items.value ?? before) }
    case .idle, .empty, .loading: state
    }
  }

  private func fetchNext(_ cursor: Cursor, _ run: Run, _ fetch: Fetch) async {
    let outcome: Result<ListPage<Item, Cursor>, any Error>
    do { outcome = .success(try await fetch(cursor)) } catch { outcome = .failure(error) }
    guard !run.isSuperseded else { return }
    switch outcome {
    case .success(let page):
      items = .loaded((items.value ?? []) + page.items.filter { known.insert($0.id).inserted })
      follow(page, after: cursor)
    case .failure(let error) where error is CancellationError || Task.isCancelled:
      more = .available
    case .failure(let error):
      ScopeWork.report(error)
      more = .failed(message: error.userMessage)
    }
  }

  private var isFailed: Bool {
    if case .failed = more { true } else { false }
  }

  private func follow(_ page: ListPage<Item, Cursor>, after cursor: Cursor?) {
    // If the service names this page itself as the next one, this is the last page: otherwise it would be fetched for
    // ever.
    next = page.next == cursor ? nil : page.next
    more = next == nil ? .none : .available
    total = page.total
  }
}

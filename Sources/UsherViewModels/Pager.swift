public import Observation

/// A long list that is fetched part by part as the person comes near its end.
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
/// Only the newest load counts. An item that comes twice, as when the list has shifted between two parts, is kept
/// once. A part that fails leaves what is there, and can be tried again.
public final class Pager<Item: Identifiable, Cursor: Equatable>: Observable {
  private let signals = Signals()
  private var (itemsNow, moreNow) = (Loadable<[Item]>.idle, MoreItems.none)
  private var totalNow: Int?

  /// The items that have come.
  public private(set) var items: Loadable<[Item]> {
    get {
      signals.read(\.first)
      return itemsNow
    }
    set { signals.write(\.first) { itemsNow = newValue } }
  }
  /// What comes after them.
  public private(set) var more: MoreItems {
    get {
      signals.read(\.second)
      return moreNow
    }
    set { signals.write(\.second) { moreNow = newValue } }
  }
  /// How many there are in all, if the service says so.
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

  /// Fetches the first part; what is there stays until it has come.
  ///
  /// - Parameters:
  ///   - lifetime: the screen or flow; what is being fetched ends with it.
  ///   - owner: whose list it is, held weakly; usually `self`.
  ///   - fetch: gets a part: the first for `nil`, else the one of a cursor. It is kept for the parts that follow.
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

  /// Fetches the first part once more; nothing happens before the first ``load(_:of:_:)``.
  public func load() {
    guard let source, !source.scope.isEnded else { return }
    task?.cancel()
    let (run, fetch) = (beginAnew(), source.fetch)
    begin(run, source.scope) { await $0.fetchFirst(run, fetch) }
  }

  /// Fetches the next part, if there is one and nothing is being fetched.
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

  /// The screen was never shown, so nothing was fetched.
  private func dropped(_ run: Run) {
    guard run === self.run else { return }
    if items.isLoading { items = items.value.map { .loaded($0) } ?? .idle }
    if more == .loading { more = .available }
  }

  /// Tries again what has failed: the first part, or the next one; what ``reload(_:)`` and ``appendNext(_:)`` have fetched is
  /// tried again by them.
  public func retry() {
    if items.message != nil { load() } else { loadMore() }
  }

  /// Shows an item as it is now, where the person has changed it; nothing happens when it isn't there.
  public func update(_ item: Item) {
    guard let index = items.value?.firstIndex(where: { $0.id == item.id }) else { return }
    change { $0[index] = item }
  }

  /// Takes out an item that was deleted; nothing happens when it isn't there.
  public func remove(_ id: Item.ID) {
    guard items.value?.contains(where: { $0.id == id }) == true else { return }
    change { $0.removeAll { $0.id == id } }
    known.remove(id)
    total = total.map { $0 - 1 }
  }

  private func change(_ edit: (inout [Item]) -> Void) {
    switch items {
    case .idle, .empty: break
    case .loading(let old): items = .loading(old: edited(old, edit))
    case .failed(let old, let message, let canRetry):
      items = .failed(old: edited(old, edit), message: message, canRetry: canRetry)
    case .loaded(let value):
      let value = edited(value, edit) ?? []
      items = value.isEmpty ? .empty : .loaded(value)
    }
  }

  private func edited(_ items: [Item]?, _ edit: (inout [Item]) -> Void) -> [Item]? {
    guard var items else { return nil }
    edit(&items)
    return items
  }

  /// Fetches the first part and waits until it is there, has failed, or something newer was begun.
  ///
  /// - Parameter fetch: gets a part: the first for `nil`, else the one of a cursor. It isn't kept, so the parts that
  ///   follow come by ``appendNext(_:)``.
  public func reload(
    _ fetch: (Cursor?) async throws -> ListPage<Item, Cursor>
  ) async {
    await fetchFirst(beginAnew(), fetch)
  }

  /// Fetches the next part, if there is one and nothing is being fetched, and waits until it is there or has failed.
  ///
  /// - Parameter fetch: gets a part: the first for `nil`, else the one of a cursor. It isn't kept.
  public func appendNext(
    _ fetch: (Cursor?) async throws -> ListPage<Item, Cursor>
  ) async {
    if let cursor = beginNext() { await fetchNext(cursor, run, fetch) }
  }

  /// From now on nothing counts that is on its way.
  private func beginAnew() -> Run {
    run.supersede()
    run = Run()
    // What comes after the old items doesn't come after the new ones.
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
        // It was cancelled: everything is as it was.
        more = next == nil ? .none : .available
      }
    } _: {
      let fetched = try await fetch(nil)
      try Task.checkCancellation()
      page = fetched
      return fetched.items.filter { known.insert($0.id).inserted }
    }
  }

  /// A state without new items: those that there are now, which may have been changed or taken out meanwhile.
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
      more = .failed(message: error.userMessage)
    }
  }

  private var isFailed: Bool {
    if case .failed = more { true } else { false }
  }

  private func follow(_ page: ListPage<Item, Cursor>, after cursor: Cursor?) {
    // A service that names the same part again would be asked for ever.
    next = page.next == cursor ? nil : page.next
    more = next == nil ? .none : .available
    total = page.total
  }
}

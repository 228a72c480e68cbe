public import Observation
public import Usher

/// A list that is loaded in parts. The third part fails once.
@Observable
public final class EndlessViewModel: ViewModel {
  /// A row.
  public struct Row: Identifiable, Equatable, Sendable {
    public let id: Int
    public var text: String { "Row \(id)" }
  }

  /// The time that a part takes to load.
  package static let delay = Duration.milliseconds(600)
  private static let size = 25
  private static let parts = 5

  public let title = "Endless List"
  private var hasFailed = false
  private let screen: Screen<Never>
  private let pager = Pager<Row, Int>()

  package init(screen: Screen<Never>) {
    self.screen = screen
    pager.load(screen, of: self) { try await $0.page($1 ?? 0) }
  }

  public var rows: Loadable<[Row]> { pager.items }
  public var more: MoreItems { pager.more }
  /// The number of all rows, in words; `nil` before the end of the list is loaded.
  public var count: String? { more == .none ? pager.total.map { "\($0) rows" } : nil }

  /// Call when the end of the list came near, or the button at the end was pressed.
  public func endReached() { pager.retry() }

  /// Call when the person wants to repeat the failed request.
  public func retryButtonTapped() { pager.retry() }

  private func page(_ part: Int) async throws -> ListPage<Row, Int> {
    // The first part doesn't wait, so that the page arrives complete.
    if part > 0 { try await screen.scope.sleep(for: Self.delay) }
    if part == 2, !hasFailed {
      hasFailed = true
      throw ServiceFailure()
    }
    let first = part * Self.size
    return ListPage(
      (first + 1...first + Self.size).map(Row.init),
      next: part + 1 < Self.parts ? part + 1 : nil,
      total: Self.size * Self.parts
    )
  }
}

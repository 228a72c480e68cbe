public import Observation
public import Usher

/// The states of a screen: loading, empty, failed, and notices after an action.
@Observable
public final class StatesViewModel: ViewModel {
  /// A row.
  public struct Row: Identifiable, Equatable, Sendable {
    public let id: String
  }

  /// The way a fetch ends.
  private enum Ending { case rows, nothing, failure }

  /// The time that a fetch takes.
  package static let delay = Duration.seconds(1)

  public let title = GalleryPage.states.title
  public private(set) var fetched = Loadable<[Row]>.idle
  public private(set) var notice: String?
  /// A sentence about the letter that was put away last; `nil` if nothing can be undone.
  public private(set) var undoText: String?
  private var seconds = 0
  private let screen: Screen<Never>
  private let fetching = Command(.restart)

  package init(screen: Screen<Never>) { self.screen = screen }

  /// The same rows in each state of a `Loadable`.
  public let waiting = Loadable<[Row]>.loading(old: nil)
  public let waitingAgain = Loadable<[Row]>.loading(old: StatesViewModel.rows)
  public let loaded = Loadable<[Row]>.loaded(StatesViewModel.rows)
  public let empty = Loadable<[Row]>.empty
  public let failed = Loadable<[Row]>.failed(old: nil, message: StatesViewModel.failure)
  public let failedAgain = Loadable<[Row]>.failed(
    old: StatesViewModel.rows,
    message: StatesViewModel.failure
  )
  public let failedAtLength = Loadable<[Row]>.failed(
    old: nil,
    message: """
      The service at https://an.address.that.is.longer.than.a.phone.is.wide.example.com/api/v1/rows \
      doesn’t answer.
      """
  )

  /// Call when rows should be fetched.
  public func fetchButtonTapped() { fetch(.rows) }
  /// Call when an empty list should be fetched.
  public func fetchNothingButtonTapped() { fetch(.nothing) }
  /// Call when fetching should fail.
  public func failButtonTapped() { fetch(.failure) }

  /// Call when a notice should be shown.
  public func noticeButtonTapped() {
    seconds += 1
    notice = "Said \(seconds == 1 ? "once" : "\(seconds) times")."
  }
  /// Call when the notice should be hidden.
  public func noNoticeButtonTapped() { notice = nil }

  /// Call when something with a short name was put away.
  public func putAwayButtonTapped() { undoText = "The letter was put away." }
  /// Call when something with a long name was put away.
  public func putAwayMoreButtonTapped() {
    undoText = """
      The letter to the members of the committee for the preparation of the yearly meeting was put away.
      """
  }
  /// Call when the Undo button was pressed.
  public func undoButtonTapped() { undoText = nil }
  /// Call when the undo message was dismissed.
  public func dismissUndoButtonTapped() { undoText = nil }

  private func fetch(_ ending: Ending) { fetching(screen, of: self) { await $0.load(ending) } }

  private func load(_ ending: Ending) async {
    await fetched.load(into: { fetched = $0 }) {
      try await screen.scope.sleep(for: Self.delay)
      switch ending {
      case .rows: return Self.rows
      case .nothing: return []
      case .failure: throw ServiceFailure()
      }
    }
  }

  private static let rows = ["Monday", "Tuesday", "Wednesday"].map(Row.init)
  private static let failure = ServiceFailure().userMessage
}

public import Observation
public import Usher

/// A screen with one of the sample bars.
@Observable
public final class BarSampleViewModel: ViewModel {
  /// A row, so that the screen can be scrolled.
  public struct Row: Identifiable, Equatable, Sendable {
    public let id: Int
  }

  /// The time that refreshing takes.
  package static let delay = Duration.seconds(1)

  public let sample: BarSample
  public var title: String { sample.title }
  public let rows = (1...30).map(Row.init)
  public private(set) var notice: String?
  private let screen: Screen<Event>
  private let refreshing = Command()

  /// An event that the screen sends to its coordinator.
  package enum Event { case didPressDone }

  package init(_ sample: BarSample, screen: Screen<Event>) {
    self.sample = sample
    self.screen = screen
  }

  public var isRefreshing: Bool { refreshing.isRunning }

  /// Call when a button of the bar was pressed.
  public func press(_ name: String) { notice = "“\(name)” was pressed." }
  /// Call when the rows should be fetched again.
  public func refresh() {
    refreshing(screen, of: self) {
      try await $0.screen.scope.sleep(for: Self.delay)
      $0.press("Refresh")
    }
  }
  /// Call when the Done button was pressed.
  public func doneButtonTapped() { screen.send(.didPressDone) }
}

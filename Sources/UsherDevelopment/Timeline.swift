public import Usher

/// Records each transition of a window with what set it off, and goes back and forth in it.
///
/// ```swift
/// let timeline = Timeline(navigation)
/// …
/// timeline.back()                     // as if the last transition hadn't been
/// timeline.forward()
/// timeline.go(to: 0)
/// let test = timeline.recording.test(
///   named: "buying a photo",
///   coordinator: "PhotosCoordinator(flow: $0)"
/// )
/// ```
///
/// Screens and flows come and go as after a restoration: models aren't changed by it. It is meant for
/// development; it keeps a snapshot for each moment.
public final class Timeline {
  /// One state of the window.
  public struct Moment: Hashable, Sendable {
    /// What led here; `.start` for the first one.
    public let cause: Cause
    /// The state.
    public let snapshot: Snapshot
    /// The address within the app.
    public let path: String
    /// The screens, in one line.
    public let drawing: String
  }

  /// The moments, oldest first.
  public private(set) var moments: [Moment] = []
  /// Which one the window is at.
  public private(set) var index = 0
  /// All moments, for a test.
  public var recording: Recording {
    Recording(
      steps: moments.map {
        Recording.Step(cause: "\($0.cause)", snapshot: $0.snapshot, drawing: $0.drawing)
      }
    )
  }

  private let navigation: Navigation
  private let limit: Int
  private var isTravelling = false
  private var token: ObservationToken?

  /// Begins to record.
  ///
  /// - Parameters:
  ///   - navigation: the window; it has started.
  ///   - limit: how many moments are kept.
  public init(_ navigation: Navigation, limit: Int = 1000) {
    self.navigation = navigation
    self.limit = max(2, limit)
    take(.start)
    token = navigation.onTransition { [weak self] in self?.record($0.cause) }
  }

  deinit { token?.end() }

  /// Whether there is an earlier moment.
  public var canGoBack: Bool { index > 0 }
  /// Whether there is a later moment.
  public var canGoForward: Bool { index + 1 < moments.count }

  /// Goes to the moment before.
  public func back() { go(to: index - 1) }

  /// Goes to the moment after.
  public func forward() { go(to: index + 1) }

  /// Goes to a moment; nothing happens when there is none.
  public func go(to index: Int) {
    guard moments.indices.contains(index), index != self.index else { return }
    isTravelling = true
    defer { isTravelling = false }
    if navigation.restore(moments[index].snapshot) == .allowed { self.index = index }
  }

  private func record(_ cause: Cause) {
    guard !isTravelling else { return }
    // What was undone and isn't the past of what is now is forgotten.
    moments.removeSubrange((index + 1)...)
    take(cause)
  }

  private func take(_ cause: Cause) {
    guard let snapshot = try? navigation.snapshot() else { return }
    let moment = Moment(
      cause: cause,
      snapshot: snapshot,
      path: navigation.path,
      drawing: navigation.drawing
    )
    moments.append(moment)
    if moments.count > limit { moments.removeFirst() }
    index = moments.count - 1
  }
}

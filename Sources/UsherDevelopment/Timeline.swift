public import Usher

/// Records each transition of a window with its cause, and moves the window back and forth through the recorded
/// states.
///
/// ```swift
/// let timeline = Timeline(navigation)
/// …
/// timeline.back()                     // undoes the last transition
/// timeline.forward()
/// timeline.go(to: 0)
/// let test = timeline.recording.test(
///   named: "buying a photo",
///   coordinator: "PhotosCoordinator(flow: $0)"
/// )
/// ```
///
/// Screens and flows come and go like in a restoration; models aren't changed. A timeline is meant for development:
/// it keeps a snapshot for each moment.
public final class Timeline {
  /// A state of the window.
  public struct Moment: Hashable, Sendable {
    /// The cause of the transition that led here; `.start` for the first moment.
    public let cause: Cause
    /// The state.
    public let snapshot: Snapshot
    /// The address within the app.
    public let path: String
    /// The screens, on one line.
    public let drawing: String
  }

  /// The moments, oldest first.
  public private(set) var moments: [Moment] = []
  /// The index of the moment that the window is at.
  public private(set) var index = 0
  /// All moments as a recording, for a test.
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

  /// Starts recording, with the window's present state as the first moment.
  ///
  /// - Parameters:
  ///   - navigation: the window's navigation, already started.
  ///   - limit: the number of moments to keep, at least 2.
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

  /// Moves the window to the previous moment; does nothing at the first one.
  public func back() { go(to: index - 1) }

  /// Moves the window to the next moment; does nothing at the last one.
  public func forward() { go(to: index + 1) }

  /// Moves the window to a moment. Does nothing if the index is out of range, or the moment can't be restored.
  public func go(to index: Int) {
    guard moments.indices.contains(index), index != self.index else { return }
    isTravelling = true
    defer { isTravelling = false }
    if navigation.restore(moments[index].snapshot) == .allowed { self.index = index }
  }

  private func record(_ cause: Cause) {
    guard !isTravelling else { return }
    // Moments that were undone are dropped: they don't lead to the new one.
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

public import Usher

/// Records the state of a window after each transition, and can move the window back and forth through these states.
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
/// A move restores the recorded screens and flows, as after a restart; the app's models, for example its database,
/// aren't changed. A timeline is meant for development: it keeps a snapshot of each state in memory.
public final class Timeline {
  /// A recorded state of the window.
  public struct Moment: Hashable, Sendable {
    /// The cause of the transition that led to this state; `.start` for the state when the recording started.
    public let cause: Cause
    /// The state of the window at this moment, from which the timeline restores it.
    public let snapshot: Snapshot
    /// The address of what the window showed, within the app: ``Navigation/path``.
    public let path: String
    /// The screens that the window showed, on one line: ``Navigation/drawing``.
    public let drawing: String
  }

  /// The recorded states, oldest first. A transition after ``back()`` removes the states that were undone.
  public private(set) var moments: [Moment] = []
  /// The index in ``moments`` of the state that the window shows now.
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
  ///   - limit: the greatest number of moments to keep; the oldest ones are dropped first. A number below 2 means 2.
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

  /// Moves the window to a moment, given by its index in ``moments``. Guards aren't asked. Does nothing if
  /// the index is out of range, the window is at this moment already, or the moment can't be restored.
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

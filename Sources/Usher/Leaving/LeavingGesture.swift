/// A gesture of the person that moves a screen away while the finger is down: a swipe from the edge, or a sheet that is
/// pulled down.
///
/// A host begins the gesture, sets its ``progress``, and ends it once by ``cancel()`` or ``commit()``. Calls after
/// the end change nothing. No screen leaves before the commit. If the commit doesn't return ``Permission/allowed``,
/// the host moves its views back, because the tree is unchanged.
///
/// ```swift
/// guard let gesture = navigation.begin(.back) else { return }   // nothing to go back to
/// gesture.progress = 0.4
/// gesture.commit()
/// ```
public final class LeavingGesture {
  /// The effect of a gesture.
  public enum Kind: Hashable, Sendable {
    /// Goes back by one screen, or closes the sheet if it has only one screen.
    case back
    /// Closes the sheet with this layer, and everything over it.
    case dismiss(NodeID)
  }

  /// The state of a gesture.
  public enum State: Hashable, Sendable {
    /// The finger is down.
    case began
    /// The person released the finger early: nothing changes.
    case cancelled
    /// The person completed the gesture.
    case committed
  }

  /// The effect of the gesture.
  public let kind: Kind
  /// The top screen when the gesture began. The gesture has an effect only while this screen is on top.
  public let subject: NodeID
  /// The state: the gesture goes on, was cancelled or was committed.
  public private(set) var state = State.began
  /// The progress of the gesture, from 0 to 1; other numbers are clamped. After the end, and for values that aren't
  /// finite, setting it has no effect.
  public var progress: Double {
    get { distance }
    set {
      guard state == .began, newValue.isFinite else { return }
      distance = min(max(newValue, 0), 1)
    }
  }

  private var distance = 0.0
  private weak var navigation: Navigation?
  /// The screen itself: a screen that is made again has the same number.
  private weak var screen: ScreenCore?

  init(_ kind: Kind, subject: NodeID, navigation: Navigation) {
    self.kind = kind
    self.subject = subject
    self.navigation = navigation
    screen = navigation.shown[subject]?.screen
  }

  /// Whether the top screen is still the screen on which the gesture began.
  var isOnTop: Bool {
    guard let navigation, let screen else { return false }
    return navigation.tree.top?.id == subject && navigation.shown[subject]?.screen === screen
  }

  /// The permission that a commit would return now. A host can make the gesture stiff unless it is
  /// ``Permission/allowed``.
  public var permission: Permission {
    guard state == .began, let navigation else { return .denied }
    return navigation.permission(for: self)
  }

  /// Ends the gesture without an effect. Call when the person released the finger early.
  public func cancel() { end(.cancelled) }

  /// Ends the gesture and leaves the screen or sheet, after the guards have agreed. Call when the person completed the
  /// gesture.
  ///
  /// - Returns: `.denied` also when the gesture had ended, or another screen is on top by now.
  @discardableResult
  public func commit() -> Permission {
    guard state == .began, let navigation else { return .denied }
    end(.committed)
    guard isOnTop else { return .denied }
    return switch kind {
    case .back: navigation.back(.gesture)
    case .dismiss(let layer): navigation.dismiss(layer, .gesture)
    }
  }

  func end(_ state: State) {
    guard self.state == .began else { return }
    self.state = state
    if navigation?.gesture === self { navigation?.gesture = nil }
  }
}

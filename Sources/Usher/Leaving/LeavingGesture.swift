/// A gesture of the person that moves a screen away while the finger is down: a swipe from the edge, or a sheet that is
/// pulled down.
///
/// A host begins a gesture by ``Navigation/begin(_:)``, sets its ``progress``, and ends it once by ``cancel()`` or
/// ``commit()``. Calls after the end change nothing. No screen leaves before the commit. If ``commit()`` doesn't return
/// ``Permission/allowed``, the host moves its views back, because the tree is unchanged.
///
/// ```swift
/// guard let gesture = navigation.begin(.back) else { return }   // nothing to go back to
/// gesture.progress = 0.4
/// gesture.commit()
/// ```
public final class LeavingGesture {
  /// What a gesture does when it is committed.
  public enum Kind: Hashable, Sendable {
    /// Goes back by one screen; if this is the only screen of a sheet, the sheet is closed.
    case back
    /// Closes the sheet whose ``NavigationTree/Layer/id`` this is, together with everything over it.
    case dismiss(NodeID)
  }

  /// The state of a gesture.
  public enum State: Hashable, Sendable {
    /// The gesture has begun and hasn't ended yet: the finger is down.
    case began
    /// The gesture has ended without an effect, for example because the person lifted the finger early.
    case cancelled
    /// The person completed the gesture: ``LeavingGesture/commit()`` was called. A guard may still have refused.
    case committed
  }

  /// What the gesture does when it is committed.
  public let kind: Kind
  /// The identity of the screen that was on top when the gesture began. The gesture has an effect only while this
  /// screen is on top.
  public let subject: NodeID
  /// The state of the gesture: begun, cancelled or committed.
  public private(set) var state = State.began
  /// How far the finger has moved the screen, from 0 (not at all) to 1 (out of sight). A smaller or greater number is
  /// set to 0 or 1. Setting this property has no effect after the gesture's end, and for an infinite number or not a
  /// number.
  public var progress: Double {
    get { distance }
    set {
      guard state == .began, newValue.isFinite else { return }
      distance = min(max(newValue, 0), 1)
    }
  }

  private var distance = 0.0
  private weak var navigation: Navigation?
  /// The screen with which the gesture began. ``subject`` alone isn't enough to recognize it: a screen that is made
  /// again has the same number.
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

  /// What ``commit()`` would return if it were called now. Unless this is ``Permission/allowed``, a host can let the
  /// screen follow the finger only a little.
  public var permission: Permission {
    guard state == .began, let navigation else { return .denied }
    return navigation.permission(for: self)
  }

  /// Ends the gesture without an effect. A host calls this method when the person lifted the finger early.
  public func cancel() { end(.cancelled) }

  /// Ends the gesture; the screen or sheet leaves, after its guards have agreed. A host calls this method when the
  /// person completed the gesture.
  ///
  /// - Returns: `.asking` when a guard asks first; `.denied` also when the gesture had ended before this call, or
  ///   another screen is on top by now.
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

/// A gesture of the person that moves a screen away while the finger is down: the swipe from the edge,
/// a sheet that is pulled.
///
/// A host begins it, tells how far it has come, and ends it by ``cancel()`` or ``commit()``, exactly
/// once; what it reports after that, or twice, changes nothing. Nothing leaves before the commit, and
/// after it host and core agree on the tree again: what the host moved ahead on its own goes back
/// unless the answer is ``Permission/allowed``.
///
/// ```swift
/// guard let gesture = navigation.begin(.back) else { return }   // nothing to go back to
/// gesture.progress = 0.4
/// gesture.commit()
/// ```
public final class LeavingGesture {
  /// What the gesture does.
  public enum Kind: Hashable, Sendable {
    /// Goes back by one screen, or out of the sheet it is alone in.
    case back
    /// Takes a sheet away, named by its layer, with all that lies over it.
    case dismiss(NodeID)
  }

  /// How far a gesture has come.
  public enum State: Hashable, Sendable {
    /// The finger is down.
    case began
    /// The person let go in time.
    case cancelled
    /// The person went through with it.
    case committed
  }

  /// What the gesture does.
  public let kind: Kind
  /// The screen on top when it began; only that one can leave.
  public let subject: NodeID
  /// Whether it has ended, and how.
  public private(set) var state = State.began
  /// How far it has come, from 0 to 1; what is set after the end, or isn't a number, is ignored.
  public var progress: Double {
    get { distance }
    set {
      guard state == .began, newValue.isFinite else { return }
      distance = min(max(newValue, 0), 1)
    }
  }

  private var distance = 0.0
  private weak var navigation: Navigation?
  /// One that was made again has the same number.
  private weak var screen: ScreenCore?

  init(_ kind: Kind, subject: NodeID, navigation: Navigation) {
    self.kind = kind
    self.subject = subject
    self.navigation = navigation
    screen = navigation.shown[subject]?.screen
  }

  /// Whether the screen on top is still the one it began on.
  var isOnTop: Bool {
    guard let navigation, let screen else { return false }
    return navigation.tree.top?.id == subject && navigation.shown[subject]?.screen === screen
  }

  /// What a commit would be answered now: a host can make a gesture stiff that would be asked about.
  public var permission: Permission {
    guard state == .began, let navigation else { return .denied }
    return navigation.permission(for: self)
  }

  /// The person let go before it was far enough: nothing changes.
  public func cancel() { end(.cancelled) }

  /// The person went through with it.
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

/// What became of a picture: what a host animates, and what it can let go of.
public struct Change: Hashable, Sendable {
  /// What kind of change it is: how a host moves from the picture before to this one.
  public enum Kind: Hashable, Sendable {
    /// Nothing was shown before.
    case first
    /// A screen came over another one.
    case push
    /// One or several screens left the stack on top.
    case pop
    /// Another screen took the place of the one on top.
    case replace
    /// Another tab shows.
    case tab
    /// A sheet or a full screen came over what was there.
    case present
    /// One or several of them went.
    case dismiss
    /// A prompt came or went, and the screens stayed.
    case prompt
    /// The screens on top stayed; what is covered, a tab's title or the room may be otherwise.
    case layout
    /// What was to leave stays, since a guard said no: a host that had moved ahead goes back.
    case veto
  }

  /// What kind of change it is.
  public let kind: Kind
  /// What set it off; `nil` for a change of room and a veto.
  public let cause: Cause?

  private let before: Picture?
  private let after: Picture

  init(_ kind: Kind, from before: Picture?, to after: Picture, cause: Cause? = nil) {
    self.kind = kind
    self.before = before
    self.after = after
    self.cause = cause
  }

  /// The screens that are in the picture and weren't in the one before. Found by comparing all screens.
  public var came: Set<NodeID> {
    Set(after.allScreens).subtracting(before?.allScreens ?? [])
  }

  /// The screens that aren't in the picture any more. Not each of them is gone: what a tab presents is out of the picture while
  /// another tab shows. When a screen is gone, ``ScreenHandle/onEnd(_:)`` tells it.
  public var left: Set<NodeID> {
    Set(before?.allScreens ?? []).subtracting(after.allScreens)
  }

  /// Whether it should move; not at the start, for what is restored, and where only the layout is another.
  public var isAnimated: Bool {
    switch (kind, cause) {
    case (.first, _), (.layout, _), (_, .start), (_, .restoration), (_, nil): false
    default: true
    }
  }
}

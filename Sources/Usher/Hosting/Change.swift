/// The difference between two pictures of a window: how a host animates it, and which views it can release.
///
/// ```swift
/// func show(_ picture: Picture, _ change: Change) {
///   for id in change.left { views[id] = nil }
///   draw(picture, change.isAnimated ? change.kind : nil)
/// }
/// ```
public struct Change: Hashable, Sendable {
  /// The kind of a change: what has happened between the earlier picture and the later one.
  public enum Kind: Hashable, Sendable {
    /// The first picture: nothing was shown before.
    case first
    /// A screen came over another one in the same stack.
    case push
    /// One or several screens on top of the stack left.
    case pop
    /// Another screen took the place of the one on top, or another sheet the place of the top sheet.
    case replace
    /// Another tab was selected.
    case tab
    /// A sheet or a full screen came over the layers below.
    case present
    /// One or several of the topmost sheets or full screens left.
    case dismiss
    /// A prompt came or went; the screens stayed.
    case prompt
    /// The screens on top stayed. Something else may have changed: a covered screen, a tab's title or the room.
    case layout
    /// The screen that was about to leave stays, because a guard denied the leaving. A host that already shows the
    /// screen as gone, for example after a swipe, shows it again.
    case veto
  }

  /// The kind of the change.
  public let kind: Kind
  /// The cause of the transition. `nil` when no transition led to the change: the room changed, a guard denied a
  /// leaving, or the host was just attached. Also `nil` when ``Picture/change(since:cause:)`` got no cause.
  public let cause: Cause?

  private let before: Picture?
  private let after: Picture

  init(_ kind: Kind, from before: Picture?, to after: Picture, cause: Cause? = nil) {
    self.kind = kind
    self.before = before
    self.after = after
    self.cause = cause
  }

  /// The screens that are in the later picture and weren't in the earlier one. Each read compares all screens.
  public var came: Set<NodeID> {
    Set(after.allScreens).subtracting(before?.allScreens ?? [])
  }

  /// The screens that were in the earlier picture and aren't in the later one. Each read compares all screens.
  ///
  /// Such a screen isn't always gone: a sheet over a tab is out of the picture while another tab is selected, and may
  /// come back. The action of ``ScreenHandle/onEnd(_:)`` is called only when the screen is gone.
  public var left: Set<NodeID> {
    Set(before?.allScreens ?? []).subtracting(after.allScreens)
  }

  /// Whether a host should animate the change. `false` for the first picture, for a start, for a restoration, for a
  /// change without a cause, and for the kind ``Kind/layout``.
  public var isAnimated: Bool {
    switch (kind, cause) {
    case (.first, _), (.layout, _), (_, .start), (_, .restoration), (_, nil): false
    default: true
    }
  }
}

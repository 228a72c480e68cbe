/// The difference between two pictures of a window: how a host animates it, and which views it can release.
///
/// ```swift
/// func show(_ picture: Picture, _ change: Change) {
///   for id in change.left { views[id] = nil }
///   draw(picture, change.isAnimated ? change.kind : nil)
/// }
/// ```
public struct Change: Hashable, Sendable {
  /// The kind of a change: how a host moves from the earlier picture to the later one.
  public enum Kind: Hashable, Sendable {
    /// The first picture: nothing was shown before.
    case first
    /// A screen came over another one in the same stack.
    case push
    /// The top screens of the stack left, one or several.
    case pop
    /// Another screen took the place of the one on top, or another sheet the place of the top sheet.
    case replace
    /// Another tab was selected.
    case tab
    /// A sheet or a full screen came over the layers below.
    case present
    /// The top sheets or full screens left, one or several.
    case dismiss
    /// A prompt came or went; the screens stayed.
    case prompt
    /// The screens on top stayed; a covered screen, a tab's title or the room may have changed.
    case layout
    /// The screen that was about to leave stays, because a guard denied it. A host that had moved ahead moves back.
    case veto
  }

  /// The kind of the change.
  public let kind: Kind
  /// The cause of the transition; `nil` for a change of room, for a veto, and for the picture that a host gets when
  /// it is attached.
  public let cause: Cause?

  private let before: Picture?
  private let after: Picture

  init(_ kind: Kind, from before: Picture?, to after: Picture, cause: Cause? = nil) {
    self.kind = kind
    self.before = before
    self.after = after
    self.cause = cause
  }

  /// The screens that are in the later picture and weren't in the earlier one. Compares all screens.
  public var came: Set<NodeID> {
    Set(after.allScreens).subtracting(before?.allScreens ?? [])
  }

  /// The screens that were in the earlier picture and aren't in the later one. Compares all screens.
  ///
  /// A screen that left isn't always gone: a sheet over a tab is out of the picture while another tab shows. When a
  /// screen is gone, ``ScreenHandle/onEnd(_:)`` calls its action.
  public var left: Set<NodeID> {
    Set(before?.allScreens ?? []).subtracting(after.allScreens)
  }

  /// Whether a host should animate the change. `false` for the start, for a restoration, for a change without a
  /// cause, and when only the layout changed.
  public var isAnimated: Bool {
    switch (kind, cause) {
    case (.first, _), (.layout, _), (_, .start), (_, .restoration), (_, nil): false
    default: true
    }
  }
}

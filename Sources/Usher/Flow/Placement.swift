/// The way in which a child flow or a screen joins the shown screens. The child's code is the same for each placement.
///
/// ```swift
/// case .buy(let id): buy.start(id, .sheet, at: route)
/// ```
public enum Placement: String, Codable, Hashable, Sendable {
  /// Pushes the child's screens onto the parent's stack. Some articles call this a horizontal flow.
  case push
  /// Replaces everything beside the flow's sidebar, after the guards there have agreed. Without a sidebar it means the
  /// same as `push`. See ``Flow/pushSidebar(at:_:)``.
  case detail
  /// Presents a sheet over the shown screens, with its own stack. Some articles call this a vertical flow.
  case sheet
  /// Covers the whole window, with its own stack.
  case fullScreen

  /// Whether the placement begins a stack of its own.
  public var isModal: Bool { self == .sheet || self == .fullScreen }

  /// The placement of the node after it has joined: `.detail` becomes `.push`.
  var joined: Placement { self == .detail ? .push : self }
}

/// Where a new child flow or screen appears: on the stack, beside a sidebar, in a sheet, or over the whole window. The
/// child's own code is the same for each placement.
///
/// ```swift
/// case .buy(let id): buy.start(id, .sheet, at: route)
/// ```
public enum Placement: String, Codable, Hashable, Sendable {
  /// Pushes the screen, or the child's screens, onto the stack of the flow that shows it. Some articles call this a
  /// horizontal flow.
  case push
  /// Replaces everything beside the flow's sidebar, after the guards of the replaced screens have agreed. In a flow
  /// without a sidebar, this case means the same as `push`. See ``Flow/pushSidebar(at:_:)``.
  case detail
  /// Presents a sheet over the shown screens; the sheet has its own stack. Some articles call this a vertical flow.
  case sheet
  /// Covers the whole window with a layer that has its own stack.
  case fullScreen

  /// Whether a screen or child with this placement gets a stack of its own, over the shown screens: `true` for `.sheet`
  /// and `.fullScreen`.
  public var isModal: Bool { self == .sheet || self == .fullScreen }

  /// The placement of the node after it has joined: `.detail` becomes `.push`.
  var joined: Placement { self == .detail ? .push : self }
}

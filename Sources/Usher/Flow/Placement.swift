/// How a child flow joins what is on screen; the child's code is the same either way.
public enum Placement: String, Codable, Hashable, Sendable {
  /// Extends the current stack: its screens are pushed onto the parent's.
  case horizontal
  /// Takes the place of what stands beside the flow's sidebar, after the guards there have agreed; with no sidebar it
  /// is as `horizontal`. See ``Flow/pushSidebar(at:_:)``.
  case detail
  /// Branches off: a stack of its own in a sheet over what is there.
  case vertical
  /// Branches off: a stack of its own that covers the whole window.
  case fullScreen

  /// Whether it starts a stack of its own.
  public var isModal: Bool { self == .vertical || self == .fullScreen }

  /// Where it is once it is there.
  var joined: Placement { self == .detail ? .horizontal : self }
}

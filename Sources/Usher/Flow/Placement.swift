/// How a child flow joins what is on screen; the child's code is the same either way.
public enum Placement: String, Codable, Hashable, Sendable {
  /// Extends the current stack: its screens are pushed onto the parent's. Some articles call it a horizontal flow.
  case push
  /// Takes the place of what stands beside the flow's sidebar, after the guards there have agreed; with no sidebar it
  /// is as `push`. See ``Flow/pushSidebar(at:_:)``.
  case detail
  /// Branches off: a stack of its own in a sheet over what is there. Some articles call it a vertical flow.
  case sheet
  /// Branches off: a stack of its own that covers the whole window.
  case fullScreen

  /// Whether it starts a stack of its own.
  public var isModal: Bool { self == .sheet || self == .fullScreen }

  /// Where it is once it is there.
  var joined: Placement { self == .detail ? .push : self }
}

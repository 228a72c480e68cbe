/// Something that a programmer does with Usher and that can't work as it is meant. The app goes on.
public struct Misuse: Hashable, Sendable, CustomStringConvertible {
  /// What can be done wrong.
  public enum Kind: Hashable, Sendable {
    /// Tabs were shown by a flow that shows some already.
    case tabsAgain
    /// A sidebar was pushed onto a stack that has screens already.
    case sidebarNotFirst
    /// A tab whose coordinator showed nothing when it started.
    case emptyTab
    /// A coordinator without `start()` whose routes don't say which one is the start.
    case noStart
    /// A type of routes that can't be told apart by their addresses, or that has none.
    case route(String)
    /// A call did nothing, for this reason.
    case ignored(Ignored)
  }

  /// Why a call of a flow did nothing.
  public enum Ignored: Hashable, Sendable {
    /// The flow has ended.
    case ended
    /// It came from a screen that was covered by then, as by a second tap.
    case covered
    /// What it should show is on top already.
    case shownAlready
    /// The slot runs a child.
    case slotBusy
    /// There is nothing that could be taken off.
    case nothingToLeave
    /// No tab is at the route that was selected.
    case noTab
    /// A gate's route shows nothing.
    case gateNotShown
    /// There is no gate to go on from.
    case noGate
  }

  /// What was done wrong.
  public let kind: Kind
  /// The coordinators around it, outermost first.
  public let flows: [String]
  /// The address it is about.
  public let path: String

  /// Whether it is of no harm in a program that is right: a second tap, or an answer that came late.
  public var isHarmless: Bool {
    switch kind {
    case .ignored(.ended), .ignored(.covered), .ignored(.shownAlready), .ignored(.nothingToLeave):
      true
    default: false
    }
  }

  /// What happened, where, and how to fix it.
  public var description: String {
    let flow = flows.joined(separator: " › ")
    return switch kind {
    case .tabsAgain:
      """
      \(flow) called showTabs(_:) at “\(path)” though it shows tabs already; the new ones are left out. \
      To fix this, call it once, in start(), with all tabs.
      """
    case .sidebarNotFirst:
      """
      \(flow) pushed “\(path)” as a sidebar over other screens; it is shown as a screen like others. \
      To fix this, push the sidebar first, in start().
      """
    case .emptyTab:
      """
      The tab at “\(path)” of \(flow) shows nothing. To fix this, let its coordinator's start() show a \
      screen.
      """
    case .noStart:
      """
      \(flow) doesn't know what to show first, so it shows nothing. To fix this, let its routes be CaseIterable or \
      RouteWithStart, give one of them the coding key "", or implement start().
      """
    case .route(let problem): "The routes of \(flow): \(problem)"
    case .ignored(let reason): reason.text(flow, path)
    }
  }
}

extension Misuse.Ignored {
  fileprivate func text(_ flow: String, _ path: String) -> String {
    switch self {
    case .ended: "\(flow) was asked for “\(path)” after it had ended; nothing happens."
    case .covered:
      """
      \(flow) doesn't show “\(path)”: the screen that asked for it is covered. A second tap does that; \
      for what code shows by itself, call the flow outside of a screen's handler.
      """
    case .shownAlready: "\(flow) doesn't show “\(path)” again: it is on top already."
    case .slotBusy:
      """
      \(flow) doesn't start “\(path)”: the slot runs another child. To fix this, cancel that one first, or \
      declare another slot.
      """
    case .nothingToLeave: "\(flow) has nothing to take off at “\(path)”."
    case .noTab:
      """
      \(flow) has no tab at “\(path)”. To fix this, select a route that showTabs(_:) was given.
      """
    case .gateNotShown:
      """
      \(flow) answered “\(path)” by a gate that shows nothing. To fix this, let `show(_:)` show a screen \
      or start a child at the gate's route.
      """
    case .noGate:
      """
      \(flow) called proceed() where no gate is. To fix this, call it from the screen that \
      `redirect(to:then:)` showed.
      """
    }
  }
}

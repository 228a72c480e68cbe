/// A mistake in an app's code that Usher finds while the app runs. The app goes on.
///
/// ```swift
/// navigation.onMisuse = { print($0) }
/// ```
public struct Misuse: Hashable, Sendable, CustomStringConvertible {
  /// The kind of a mistake.
  public enum Kind: Hashable, Sendable {
    /// A flow called `showTabs(_:)` though it shows tabs already.
    case tabsAgain
    /// A flow pushed a sidebar onto a stack that has screens already.
    case sidebarNotFirst
    /// A tab whose coordinator showed nothing when it started.
    case emptyTab
    /// A coordinator has no `start()`, and its routes don't say which one is the start.
    case noStart
    /// A type of routes has two that can't be told apart by their addresses, or one without an address; with the
    /// reason.
    case route(String)
    /// A call did nothing; with the reason.
    case ignored(Ignored)
  }

  /// The reason why a call of a flow did nothing.
  public enum Ignored: Hashable, Sendable {
    /// The flow has ended.
    case ended
    /// The screen that made the call was covered by then, for example after a second tap.
    case covered
    /// The route that the call should show is on top already.
    case shownAlready
    /// The slot runs another child.
    case slotBusy
    /// The flow has no screen or child that the call could take off.
    case nothingToLeave
    /// No tab is at the selected route.
    case noTab
    /// The gate's route showed neither a screen nor a child.
    case gateNotShown
    /// The flow has no gate to go on from.
    case noGate
  }

  /// The kind of the mistake.
  public let kind: Kind
  /// The coordinators around the mistake, outermost first.
  public let flows: [String]
  /// The address of the route that the mistake is about.
  public let path: String

  /// Whether a correct program can cause it too: by a second tap, or by an answer that came late.
  public var isHarmless: Bool {
    switch kind {
    case .ignored(.ended), .ignored(.covered), .ignored(.shownAlready), .ignored(.nothingToLeave):
      true
    default: false
    }
  }

  /// The mistake, its place in the app, and a way to fix it.
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
      \(flow) doesn't show “\(path)”: the screen that asked for it is covered, for example after a second tap. \
      To show it without an action of the person, call the flow outside of a screen's handler.
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

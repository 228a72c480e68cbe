/// A mistake in an app's code that Usher finds while the app runs. Usher reports it, and the app goes on running.
///
/// ```swift
/// navigation.onMisuse = { print($0) }
/// ```
public struct Misuse: Hashable, Sendable, CustomStringConvertible {
  /// The kind of a mistake.
  public enum Kind: Hashable, Sendable {
    /// A flow called `showTabs(_:)` though it shows tabs already; the second call has no effect.
    case tabsAgain
    /// A flow pushed a sidebar onto a stack that isn't empty; the sidebar becomes a screen like others.
    case sidebarNotFirst
    /// The coordinator of a tab showed neither a screen nor a child when it started.
    case emptyTab
    /// A coordinator has no `start()` of its own, and its routes don't say which of them is the start.
    case noStart
    /// A route has no address, or its address leads to another route or to none; the text describes the problem.
    case route(String)
    /// A call of a flow did nothing, for this reason.
    case ignored(Ignored)
  }

  /// The reason why a call of a flow did nothing.
  public enum Ignored: Hashable, Sendable {
    /// The flow has ended.
    case ended
    /// The screen whose handler made the call was covered by then, for example after a second tap.
    case covered
    /// The route that the call was to show is on top of the flow already, or right below modal children on top.
    case shownAlready
    /// The slot already runs another child.
    case slotBusy
    /// There is no screen or child that the call could remove or replace: it has left already, it is covered, or it
    /// was never there.
    case nothingToLeave
    /// The flow has no tab for the route that the call was to select.
    case noTab
    /// The coordinator showed neither a screen nor a child for the gate's route.
    case gateNotShown
    /// `proceed()` was called, but the flow has no gate.
    case noGate
  }

  /// The kind of the mistake.
  public let kind: Kind
  /// The names of the coordinators' types: from the root flow to the flow with the mistake.
  public let flows: [String]
  /// The address of the route that the mistake is about, within the last of ``flows``; for the kinds `tabsAgain` and
  /// `emptyTab`, the address of that flow or tab from the root. Empty if the mistake is about no route.
  public let path: String

  /// Whether a correct program can cause this misuse, too: by a second tap, or by an answer that came late.
  public var isHarmless: Bool {
    switch kind {
    case .ignored(.ended), .ignored(.covered), .ignored(.shownAlready), .ignored(.nothingToLeave):
      true
    default: false
    }
  }

  /// The mistake, its place in the app and, where there is one, a way to fix it.
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

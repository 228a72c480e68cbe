/// A mistake in an app's code that Usher finds while the app runs. Usher reports it, and the app goes on running.
///
/// ```swift
/// navigation.onMisuse = { print($0) }
/// ```
public struct Misuse: Hashable, Sendable, CustomStringConvertible {
  /// The kind of a mistake.
  public struct Code: Hashable, Sendable {
    fileprivate enum Kind {
      case tabsAgain, sidebarNotFirst, emptyTab, noStart, badRoute
      case ended, covered, shownAlready, slotBusy, nothingToLeave, noTab, gateNotShown, noGate
    }

    fileprivate let kind: Kind

    /// A flow called `showTabs(_:)` though it shows tabs already; the second call has no effect.
    public static let tabsAgain = Code(kind: .tabsAgain)
    /// A flow pushed a sidebar onto a stack that isn't empty; the sidebar becomes a screen like others.
    public static let sidebarNotFirst = Code(kind: .sidebarNotFirst)
    /// The coordinator of a tab showed neither a screen nor a child when it started.
    public static let emptyTab = Code(kind: .emptyTab)
    /// A coordinator has no `start()` of its own, and its routes don't say which of them is the start.
    public static let noStart = Code(kind: .noStart)
    /// A route has no address, or its address leads to another route or to none.
    public static let badRoute = Code(kind: .badRoute)
    /// A call did nothing because the flow has ended.
    public static let ended = Code(kind: .ended)
    /// A call did nothing because the screen whose handler made it was covered by then, for example after a second tap.
    public static let covered = Code(kind: .covered)
    /// A call did nothing because its route is on top of the flow already, or right below modal children on top.
    public static let shownAlready = Code(kind: .shownAlready)
    /// A call did nothing because the slot already runs another child.
    public static let slotBusy = Code(kind: .slotBusy)
    /// A call did nothing because there is no screen or child that it could remove or replace: it has left already, it
    /// is covered, or it was never there.
    public static let nothingToLeave = Code(kind: .nothingToLeave)
    /// A call did nothing because the flow has no tab for the route that was to be selected.
    public static let noTab = Code(kind: .noTab)
    /// A call did nothing because the coordinator showed neither a screen nor a child for the gate's route.
    public static let gateNotShown = Code(kind: .gateNotShown)
    /// A call of `proceed()` did nothing because the flow has no gate.
    public static let noGate = Code(kind: .noGate)
  }

  /// The kind of the mistake.
  public let code: Code
  /// The names of the coordinators' types: from the root flow to the flow with the mistake.
  public let flows: [String]
  /// The address of the route that the mistake is about, within the last of ``flows``; for the codes `tabsAgain` and
  /// `emptyTab`, the address of that flow or tab from the root. Empty if the mistake is about no route.
  public let path: String
  /// What is wrong with the route, for the code `badRoute`; `nil` for other codes.
  public let problem: String?

  init(_ code: Code, flows: [String], path: String, problem: String? = nil) {
    self.code = code
    self.flows = flows
    self.path = path
    self.problem = problem
  }

  /// Whether a correct program can cause this misuse, too: by a second tap, or by an answer that came late.
  public var isHarmless: Bool {
    switch code.kind {
    case .ended, .covered, .shownAlready, .nothingToLeave: true
    case .tabsAgain, .sidebarNotFirst, .emptyTab, .noStart, .badRoute, .slotBusy, .noTab,
      .gateNotShown,
      .noGate:
      false
    }
  }

  /// The mistake, its place in the app and, where there is one, a way to fix it.
  public var description: String {
    let flow = flows.joined(separator: " › ")
    return switch code.kind {
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
    case .badRoute: "The routes of \(flow): \(problem ?? "")"
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

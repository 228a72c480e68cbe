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
  }

  /// What was done wrong.
  public let kind: Kind
  /// The coordinators around it, outermost first.
  public let flows: [String]
  /// The address it is about.
  public let path: String

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
    }
  }
}

/// A tree of what the coordinators show, to be drawn: flows, the screens in them, and tabs.
///
/// A ``NavigationTree`` has the layers that the person sees; a diagram has the flows that show them. A diagram
/// describes one moment: it holds no view model, and doesn't change when the navigation changes.
///
/// ```swift
/// print(Diagram(navigation))            // as indented text
/// ```
///
/// `UsherDevelopment` draws a diagram as Mermaid, for a Markdown file, and as SVG, for a browser. A title is always
/// one line: each line break and control character in it is replaced by a space.
public struct Diagram: Hashable, Sendable {
  /// The root flow; `nil` when no flow runs.
  public let root: Node?
  /// The title of the open prompt; `nil` when no prompt is open.
  public let prompt: String?

  /// Whether the diagram has nothing to draw, because the navigation hadn't started or had ended.
  public var isEmpty: Bool { root == nil && prompt == nil }

  /// A flow, a screen or a tab.
  public struct Node: Hashable, Sendable {
    /// The kind of the node.
    public let kind: Kind
    /// For a flow, the name of its coordinator's type; for a screen, the title of its view model; for a tab, its title.
    public let title: String
    /// The address from the root to the node, in the form of ``Navigation/path``: `pli/buy`.
    public let address: String
    /// How the node was shown: for example pushed, or in a sheet. `.push` for the window's lowest node and for tabs.
    public let placement: Placement
    /// Whether the node is the selected tab; `false` for a screen or a flow.
    public let isSelected: Bool
    /// The nodes inside this one. For a flow: its tabs in order, then its stack, bottom to top. For a tab: the tab's
    /// flow. Empty for a screen.
    public let children: [Node]

    /// The address with a slash before it; then, for a node in a sheet or full screen, its placement, and for the
    /// selected tab the word `selected`. For example `/pli/buy, sheet` or `/help, selected`.
    public var detail: String {
      (["/" + address] + [placement.name, isSelected ? "selected" : nil].compactMap { $0 })
        .joined(separator: ", ")
    }
  }

  /// The kind of a node.
  public enum Kind: String, Hashable, Sendable {
    /// A flow: a coordinator with the nodes that it shows.
    case flow
    /// A screen: the place of a view model.
    case screen
    /// A tab: one of several flows beside each other.
    case tab
  }
}

extension Diagram.Node {
  /// The title of the node in a drawing; for a tab in brackets, for example `[tab Photos]`.
  public var heading: String { kind == .tab ? "[tab \(title)]" : title }

  /// ``heading`` and ``detail`` on one line, for example `Order (/pli/buy, sheet)`.
  public var label: String { "\(heading) (\(detail))" }
}

extension Placement {
  /// The name of a modal placement in drawings; `nil` for the other placements.
  fileprivate var name: String? {
    switch self {
    case .push, .detail: nil
    case .sheet: "sheet"
    case .fullScreen: "full screen"
    }
  }
}

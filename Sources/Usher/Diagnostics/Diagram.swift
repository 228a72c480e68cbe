/// A tree of what the coordinators show, to be drawn: flows, the screens in them, and tabs.
///
/// A ``NavigationTree`` has the layers that the person sees; a diagram has the flows that show them. It is a value
/// of one moment: it holds no view model and doesn't change with the navigation.
///
/// ```swift
/// print(Diagram(navigation))            // as indented text
/// ```
///
/// `UsherDevelopment` draws it as Mermaid, for a Markdown file, and as SVG, for a browser. Titles are on one line,
/// with a space for each line break and control character.
public struct Diagram: Hashable, Sendable {
  /// The root coordinator; `nil` when no flow runs.
  public let root: Node?
  /// The title of the open prompt, if there is one.
  public let prompt: String?

  /// Whether the diagram has nothing to draw: the navigation hasn't started, or has ended.
  public var isEmpty: Bool { root == nil && prompt == nil }

  /// A flow, a screen or a tab.
  public struct Node: Hashable, Sendable {
    /// The kind of the node.
    public let kind: Kind
    /// The name of the coordinator's type, the view model's title, or the tab's title.
    public let title: String
    /// The address from the root to the node, in the form of ``Navigation/path``: `pli/buy`.
    public let address: String
    /// The way the node joined what was there before; `.push` for the lowest node and for tabs.
    public let placement: Placement
    /// Whether the node is the selected tab.
    public let isSelected: Bool
    /// The nodes inside this one. Tabs come first, in order, with one flow each; then the stack, bottom to top.
    public let children: [Node]

    /// The address, with the placement of a modal node and the selection of a tab, for example `/pli/buy, sheet` or
    /// `/help, selected`.
    public var detail: String {
      (["/" + address] + [placement.name, isSelected ? "selected" : nil].compactMap { $0 })
        .joined(separator: ", ")
    }
  }

  /// The kind of a node.
  public enum Kind: String, Hashable, Sendable {
    /// A coordinator, with the nodes it shows.
    case flow
    /// A view model.
    case screen
    /// A tab: one of several flows beside each other.
    case tab
  }
}

extension Diagram.Node {
  /// The title of the node in a drawing; for a tab with a mark, for example `[tab Photos]`.
  public var heading: String { kind == .tab ? "[tab \(title)]" : title }

  /// The heading and the detail on one line, for example `Order (/pli/buy, sheet)`.
  public var label: String { "\(heading) (\(detail))" }
}

extension Placement {
  /// The name of a modal placement in drawings.
  fileprivate var name: String? {
    switch self {
    case .push, .detail: nil
    case .sheet: "sheet"
    case .fullScreen: "full screen"
    }
  }
}

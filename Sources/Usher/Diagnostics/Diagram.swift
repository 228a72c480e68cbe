/// What the coordinators show, as a tree to draw: flows, the screens in them, and tabs.
///
/// A ``NavigationTree`` is what the person sees, in layers; this is who shows it. It is a picture
/// of one moment: it holds no view model and doesn't change with the navigation.
///
/// ```swift
/// print(Diagram(navigation))            // as indented text
/// ```
///
/// `UsherDevelopment` draws it as Mermaid, for a Markdown file, and as SVG, for a browser. Titles are in one line, with a
/// space for each line break and control character.
public struct Diagram: Hashable, Sendable {
  /// The root coordinator; `nil` when nothing runs.
  public let root: Node?
  /// The title of the prompt that is open, if one is.
  public let prompt: String?

  /// Whether there is nothing to draw: the navigation hasn't started, or has ended.
  public var isEmpty: Bool { root == nil && prompt == nil }

  /// One flow, screen or tab.
  public struct Node: Hashable, Sendable {
    /// What it is.
    public let kind: Kind
    /// The name of a coordinator's type, a view model's title, or a tab's.
    public let title: String
    /// Its address from the root on, as ``Navigation/path`` writes it: `pli/buy`.
    public let address: String
    /// How it joined what was there; `.push` for the lowest place and for tabs.
    public let placement: Placement
    /// Whether it is the tab that shows.
    public let isSelected: Bool
    /// What it holds, bottom to top; tabs come first, in order, with a flow each.
    public let children: [Node]

    /// What is said about it besides its title, as `/pli/buy, sheet` or `/help, selected`.
    public var detail: String {
      (["/" + address] + [placement.name, isSelected ? "selected" : nil].compactMap { $0 })
        .joined(separator: ", ")
    }
  }

  /// What a node stands for.
  public enum Kind: String, Hashable, Sendable {
    /// A coordinator, with what it shows.
    case flow
    /// A view model.
    case screen
    /// One of several flows side by side.
    case tab
  }
}

extension Diagram.Node {
  /// What it is called in a drawing: its title, for a tab as `[tab Photos]`.
  public var heading: String { kind == .tab ? "[tab \(title)]" : title }

  /// Heading and detail in one line, as `Order (/pli/buy, sheet)`.
  public var label: String { "\(heading) (\(detail))" }
}

extension Placement {
  /// What a modal placement is called in drawings.
  fileprivate var name: String? {
    switch self {
    case .push, .detail: nil
    case .sheet: "sheet"
    case .fullScreen: "full screen"
    }
  }
}

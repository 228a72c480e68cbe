extension Picture {
  /// A stack of screens, or tabs with a stack each, that covers what is below.
  public struct Layer: Hashable, Sendable, Identifiable {
    /// How a layer lies over the one below.
    public enum Style: Hashable, Sendable {
      /// It is the lowest: the window's own.
      case window
      /// A sheet, beside which what is below can be seen; Escape takes it away.
      case sheet
      /// It covers the whole window.
      case fullScreen
    }

    /// The place that began the layer.
    public let id: NodeID
    /// How it lies over the layer below.
    public let style: Style
    /// Whether a layer or a prompt lies over it, so that nothing can be done on it: neither click nor key.
    public let isCovered: Bool
    /// Whether ``sidebar`` and ``main`` stand beside one another.
    public let isSplit: Bool

    private let layer: NavigationTree.Layer

    init(_ layer: NavigationTree.Layer, isLowest: Bool, isCovered: Bool, room: Room) {
      self.layer = layer
      self.isCovered = isCovered
      id = layer.id
      style = isLowest ? .window : layer.placement == .fullScreen ? .fullScreen : .sheet
      isSplit = room.showsSidebars && layer.sidebar != nil
    }

    /// The screen that stays beside what is pushed after it, where there is room.
    public var sidebar: NodeID? { layer.sidebar?.id }

    /// The screen on top, unless that is the sidebar; `nil` when nothing stands beside that.
    public var main: NodeID? { layer.top.flatMap { $0.id == sidebar ? nil : $0.id } }

    /// The screen on top: ``main``, or the sidebar while nothing is beside it.
    public var top: NodeID? { layer.top?.id }

    /// What can be seen of the layer, by the room there is: the sidebar first.
    public var visible: [NodeID] {
      guard isSplit, let sidebar, let main else { return top.map { [$0] } ?? [] }
      return [sidebar, main]
    }

    /// The screens, bottom to top, the sidebar included; with tabs, those of the selected one. All but those that are
    /// ``visible`` are out of sight, and still there.
    public var stack: [NodeID] { layer.entries.map(\.id) }

    /// Whether Back on ``top`` leads to a screen below it in this layer. Beside a sidebar that is also the way to close the
    /// only screen there.
    public var hasBack: Bool { layer.entries.count > 1 }

    /// Whether the person can take it away as a whole.
    public var canDismiss: Bool { style != .window && !isCovered }

    /// The tabs, when the layer has any.
    public var tabs: [Tab] {
      layer.tabs.map { Tab($0, entries: $0.isSelected ? layer.entries : $0.entries) }
    }
  }

  /// One of several stacks side by side, of which one shows.
  public struct Tab: Hashable, Sendable, Identifiable {
    /// The place of the tab.
    public let id: NodeID
    /// The tab's title.
    public let title: String
    /// The name of the tab's picture, if it has one; each host has pictures of its own.
    public let symbol: String?
    /// Whether it is the one that shows.
    public let isSelected: Bool
    private let entries: [ScreenEntry]

    init(_ tab: NavigationTree.TabItem, entries: [ScreenEntry]) {
      id = tab.id
      title = tab.title
      symbol = tab.symbol
      isSelected = tab.isSelected
      self.entries = entries
    }

    /// Its screens, bottom to top.
    public var stack: [NodeID] { entries.map(\.id) }
  }
}

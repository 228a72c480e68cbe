extension Picture {
  /// A stack of screens, or tabs with a stack each, that covers the layers below.
  ///
  /// ```swift
  /// for id in layer.visible {
  ///   if let screen = presenter.screen(id) { draw(screen, showsBack: id == layer.top && layer.hasBack) }
  /// }
  /// ```
  public struct Layer: Hashable, Sendable, Identifiable {
    /// The way a layer lies over the layer below.
    public enum Style: Hashable, Sendable {
      /// The lowest layer: the window's own.
      case window
      /// A sheet: the layer below can be seen beside it. Escape dismisses it.
      case sheet
      /// A layer that covers the whole window.
      case fullScreen
    }

    /// The node that began the layer.
    public let id: NodeID
    /// The way this layer lies over the layer below.
    public let style: Style
    /// Whether another layer or a prompt lies over this layer, so that it gets neither clicks nor keys.
    public let isCovered: Bool
    /// Whether the layer has a ``sidebar`` and there is room for ``main`` beside it. `main` may still be `nil`.
    public let isSplit: Bool

    private let layer: NavigationTree.Layer

    init(_ layer: NavigationTree.Layer, isLowest: Bool, isCovered: Bool, room: Room) {
      self.layer = layer
      self.isCovered = isCovered
      id = layer.id
      style = isLowest ? .window : layer.placement == .fullScreen ? .fullScreen : .sheet
      isSplit = room.showsSidebars && layer.sidebar != nil
    }

    /// The screen that stays beside the screens pushed after it, where there is room.
    public var sidebar: NodeID? { layer.sidebar?.id }

    /// The screen on top; `nil` when the sidebar is on top, or there is no screen.
    public var main: NodeID? { layer.top.flatMap { $0.id == sidebar ? nil : $0.id } }

    /// The screen on top: ``main``, or the sidebar when `main` is `nil`.
    public var top: NodeID? { layer.top?.id }

    /// The screens that can be seen in the room there is: the sidebar first, then ``main``.
    public var visible: [NodeID] {
      guard isSplit, let sidebar, let main else { return top.map { [$0] } ?? [] }
      return [sidebar, main]
    }

    /// The screens, bottom to top, including the sidebar; with tabs, the screens of the selected tab. Screens that
    /// aren't in ``visible`` are out of sight, but not gone.
    public var stack: [NodeID] { layer.entries.map(\.id) }

    /// Whether Back on ``top`` leads to a screen below it in this layer. With a sidebar, Back also closes the only
    /// screen beside it.
    public var hasBack: Bool { layer.entries.count > 1 }

    /// Whether the person can dismiss the whole layer: a sheet or a full screen that nothing covers.
    public var canDismiss: Bool { style != .window && !isCovered }

    /// The tabs in order; empty for a layer without tabs.
    public var tabs: [Tab] {
      layer.tabs.map { Tab($0, entries: $0.isSelected ? layer.entries : $0.entries) }
    }
  }

  /// A stack of screens beside other stacks, of which only the selected one shows.
  public struct Tab: Hashable, Sendable, Identifiable {
    /// The node of the tab.
    public let id: NodeID
    /// The tab's title.
    public let title: String
    /// The name of the tab's symbol, if it has one. Each host has its own symbols.
    public let symbol: String?
    /// Whether this tab is the one that shows.
    public let isSelected: Bool
    private let entries: [ScreenEntry]

    init(_ tab: NavigationTree.TabItem, entries: [ScreenEntry]) {
      id = tab.id
      title = tab.title
      symbol = tab.symbol
      isSelected = tab.isSelected
      self.entries = entries
    }

    /// The screens of the tab, bottom to top.
    public var stack: [NodeID] { entries.map(\.id) }
  }
}

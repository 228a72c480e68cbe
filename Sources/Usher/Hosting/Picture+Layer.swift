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
      /// A sheet: the layer below can be seen beside the sheet. Escape dismisses the sheet.
      case sheet
      /// A layer that covers the whole window.
      case fullScreen
    }

    /// The identity of the layer: of the screen, flow or tab that began it.
    public let id: NodeID
    /// The way this layer lies over the layer below.
    public let style: Style
    /// Whether another layer or a prompt lies over this layer, so that it gets neither clicks nor keys.
    public let isCovered: Bool
    /// Whether the layer has a ``sidebar`` and the window has room for ``main`` beside the sidebar. Even then, `main`
    /// may be `nil`.
    public let isSplit: Bool

    private let layer: NavigationTree.Layer

    init(_ layer: NavigationTree.Layer, isLowest: Bool, isCovered: Bool, room: Room) {
      self.layer = layer
      self.isCovered = isCovered
      id = layer.id
      style = isLowest ? .window : layer.placement == .fullScreen ? .fullScreen : .sheet
      isSplit = room.showsSidebars && layer.sidebar != nil
    }

    /// The screen that stays beside the screens pushed after it, where there is room; `nil` for a layer without one.
    public var sidebar: NodeID? { layer.sidebar?.id }

    /// The screen on top of the layer; `nil` when the sidebar is on top, or the layer has no screen.
    public var main: NodeID? { layer.top.flatMap { $0.id == sidebar ? nil : $0.id } }

    /// The screen on top of the layer: ``main``, or else the sidebar; `nil` when the layer has no screen.
    public var top: NodeID? { layer.top?.id }

    /// The screens of this layer to draw: if ``isSplit``, the sidebar and then ``main``; otherwise only ``top``.
    public var visible: [NodeID] {
      guard isSplit, let sidebar, let main else { return top.map { [$0] } ?? [] }
      return [sidebar, main]
    }

    /// The layer's screens, bottom to top, including the sidebar; in a layer with tabs, the screens of the selected
    /// tab and those over it. Screens that aren't in ``visible`` are out of sight, but not gone.
    public var stack: [NodeID] { layer.entries.map(\.id) }

    /// Whether Back on ``top`` leads to a screen below it in this layer. The sidebar is such a screen, too: Back then
    /// closes the screen beside it.
    public var hasBack: Bool { layer.entries.count > 1 }

    /// Whether the person can dismiss the whole layer: it is a sheet or a full screen, and nothing covers it.
    public var canDismiss: Bool { style != .window && !isCovered }

    /// The layer's tabs, in the order in which they are drawn; empty for a layer without tabs.
    public var tabs: [Tab] {
      layer.tabs.map { Tab($0, entries: $0.isSelected ? layer.entries : $0.entries) }
    }
  }

  /// A tab of a layer: one of several stacks of screens, of which only the selected one shows.
  public struct Tab: Hashable, Sendable, Identifiable {
    /// The identity of the tab, for ``Navigation/select(tab:)``.
    public let id: NodeID
    /// The tab's title.
    public let title: String
    /// The name of the tab's symbol, for which each host has an image of its own; `nil` for no symbol.
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

    /// The screens of the tab, bottom to top; for the selected tab, the same screens as ``Layer/stack``.
    public var stack: [NodeID] { entries.map(\.id) }
  }
}

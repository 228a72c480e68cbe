/// The screens of a window, in layers, as a value that can be compared, drawn, logged and kept.
///
/// The tree holds no view models; ``Navigation/viewModel(of:)`` returns the view model of an entry.
///
/// ```swift
/// let names = navigation.tree.allEntries.map(\.viewModel)
/// ```
public struct NavigationTree: Hashable, Sendable {
  /// The layers, bottom to top.
  public var layers: [Layer]
  /// The open prompt; `nil` when no prompt waits for the person's answer.
  public var prompt: PromptContent?

  /// A stack of screens, or tabs with a stack each. A layer covers the layers below.
  public struct Layer: Hashable, Sendable, Identifiable {
    /// The identity of the layer: of the screen or flow that began it.
    public let id: NodeID
    /// The way the layer lies over the layer below: `.sheet` or `.fullScreen`; `.push` for the lowest layer.
    public let placement: Placement
    /// The screens, bottom to top; in a layer with tabs, the screens of the selected tab and over it.
    public var entries: [ScreenEntry]
    /// The tabs; empty in a layer without tabs.
    public var tabs: [TabItem]

    /// The screen that stays beside the screens pushed after it, where the window has room; `nil` without a sidebar.
    public var sidebar: ScreenEntry? { entries.first.flatMap { $0.isSidebar ? $0 : nil } }
    /// The screen on top.
    public var top: ScreenEntry? { entries.last }
  }

  /// A tab of a layer.
  public struct TabItem: Hashable, Sendable, Identifiable {
    /// The identity of the tab, for ``Navigation/select(tab:)``.
    public let id: NodeID
    /// The tab's title.
    public let title: String
    /// The name of the tab's symbol, for which each host has an image of its own; `nil` for no symbol.
    public let symbol: String?
    /// Whether the tab is selected.
    public let isSelected: Bool
    /// The tab's screens, bottom to top.
    public let entries: [ScreenEntry]
  }

  /// The top screen of the top layer.
  public var top: ScreenEntry? { layers.last?.top }

  /// Returns whether a screen is the top screen of the top layer and no prompt covers it. Unlike for
  /// ``Navigation/isActive(_:)``, a sidebar beside the top screen doesn't count.
  public func isActive(_ id: NodeID) -> Bool { prompt == nil && top?.id == id }

  /// All screens in the tree, including the screens of tabs that aren't selected.
  public var allEntries: [ScreenEntry] {
    layers.flatMap { layer in
      layer.tabs.isEmpty
        ? layer.entries
        : layer.tabs.flatMap { $0.isSelected ? layer.entries : $0.entries }
    }
  }

  /// Whether Back has an effect: the top layer has several screens, or lies over another layer.
  public var canGoBack: Bool {
    guard let layer = layers.last else { return false }
    return layer.entries.count > 1 || layers.count > 1
  }
}

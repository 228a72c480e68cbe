/// What is shown where, as a value: it can be compared, drawn, logged and kept.
///
/// It holds no view model; ``Navigation/viewModel(of:)`` finds the one of an entry.
public struct NavigationTree: Hashable, Sendable {
  /// What lies at the bottom, and what is presented over it, bottom to top.
  public var layers: [Layer]
  /// The prompt that waits for the person's answer, if one does.
  public var prompt: PromptContent?

  /// A stack of screens, or tabs with a stack each, that covers what is below.
  public struct Layer: Hashable, Sendable, Identifiable {
    /// The place that began the layer.
    public let id: NodeID
    /// How it lies over the layer below; `.push` for the lowest.
    public let placement: Placement
    /// The screens, bottom to top; with tabs, those of the selected one.
    public var entries: [ScreenEntry]
    /// The tabs, when the layer has any.
    public var tabs: [TabItem]

    /// The screen that stays beside what was pushed after it, where there is room.
    public var sidebar: ScreenEntry? { entries.first.flatMap { $0.isSidebar ? $0 : nil } }
    /// The screen on top.
    public var top: ScreenEntry? { entries.last }
  }

  /// One of several stacks side by side.
  public struct TabItem: Hashable, Sendable, Identifiable {
    /// The place of the tab.
    public let id: NodeID
    /// The tab's title.
    public let title: String
    /// The name of the tab's picture, if it has one; each host has pictures of its own.
    public let symbol: String?
    /// Whether it is the one that shows.
    public let isSelected: Bool
    /// Its screens, bottom to top.
    public let entries: [ScreenEntry]
  }

  /// The screen the person acts on: the top one of the top layer.
  public var top: ScreenEntry? { layers.last?.top }

  /// Whether a screen is the one the person acts on, and no prompt covers it.
  public func isActive(_ id: NodeID) -> Bool { prompt == nil && top?.id == id }

  /// Every screen in the tree, those of tabs that do not show included.
  public var allEntries: [ScreenEntry] {
    layers.flatMap { layer in
      layer.tabs.isEmpty
        ? layer.entries
        : layer.tabs.flatMap { $0.isSelected ? layer.entries : $0.entries }
    }
  }

  /// Whether Back has somewhere to go: under a screen of the stack on top, or out of a sheet.
  public var canGoBack: Bool {
    guard let layer = layers.last else { return false }
    return layer.entries.count > 1 || layers.count > 1
  }
}

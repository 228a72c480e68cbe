/// The screens that a window shows, in layers, as a value that can be compared, drawn, logged and stored.
///
/// The tree holds no view models; ``Navigation/viewModel(of:)`` returns the view model for the `id` of a
/// ``ScreenEntry``.
///
/// ```swift
/// let names = navigation.tree.allEntries.map(\.viewModel)
/// ```
public struct NavigationTree: Hashable, Sendable {
  /// The layers, from the lowest to the topmost.
  public var layers: [Layer]
  /// The open prompt; `nil` when no prompt waits for the person's answer.
  public var prompt: PromptContent?

  /// A stack of screens, or several tabs with one stack each. A layer lies over the layers below it, in a sheet or over
  /// the whole window.
  public struct Layer: Hashable, Sendable, Identifiable {
    /// The identity of the layer: the identity of the screen or flow with which the layer began.
    public let id: NodeID
    /// How the layer lies over the layer below it: `.sheet` or `.fullScreen`; `.push` for the lowest layer.
    public let placement: Placement
    /// The layer's screens, from the lowest to the topmost. In a layer with tabs: the screens of the selected tab, then
    /// the screens that were pushed over all tabs.
    public var entries: [ScreenEntry]
    /// The layer's tabs, in the order in which they are shown; empty in a layer without tabs.
    public var tabs: [TabItem]

    /// The layer's first screen, if it is a sidebar: in a wide window, it stays visible beside the screens that were
    /// pushed after it. `nil` if the first screen is no sidebar.
    public var sidebar: ScreenEntry? { entries.first.flatMap { $0.isSidebar ? $0 : nil } }
    /// The layer's topmost screen; `nil` when the layer has no screens.
    public var top: ScreenEntry? { entries.last }
  }

  /// A tab of a layer.
  public struct TabItem: Hashable, Sendable, Identifiable {
    /// The identity of the tab, for ``Navigation/select(tab:)``.
    public let id: NodeID
    /// The tab's title.
    public let title: String
    /// The name of the tab's symbol; each host has its own image for this name. `nil` for no symbol.
    public let symbol: String?
    /// Whether the tab is selected.
    public let isSelected: Bool
    /// The tab's screens, from the lowest to the topmost, without the screens of sheets and full-screen layers that the
    /// tab has presented.
    public let entries: [ScreenEntry]
  }

  /// The topmost screen of the topmost layer; `nil` when nothing is shown.
  public var top: ScreenEntry? { layers.last?.top }

  /// Returns whether a screen is the topmost screen of the topmost layer, and no prompt is open. For a sidebar beside
  /// the topmost screen, this method returns `false`; ``Navigation/isActive(_:)`` returns `true` for it in a wide
  /// window.
  public func isActive(_ id: NodeID) -> Bool { prompt == nil && top?.id == id }

  /// All screens in the tree, including the screens of tabs that aren't selected, but without the sheets and
  /// full-screen layers that such tabs have presented.
  public var allEntries: [ScreenEntry] {
    layers.flatMap { layer in
      layer.tabs.isEmpty
        ? layer.entries
        : layer.tabs.flatMap { $0.isSelected ? layer.entries : $0.entries }
    }
  }

  /// Whether there is something to go back to: the top layer has several screens, or lies over another layer.
  public var canGoBack: Bool {
    guard let layer = layers.last else { return false }
    return layer.entries.count > 1 || layers.count > 1
  }
}

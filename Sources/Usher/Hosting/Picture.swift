/// The visible content of a window, laid out for the room there is, as a value that can be compared and kept.
///
/// ```swift
/// for layer in presenter.picture.layers {
///   for id in layer.visible {
///     if let screen = presenter.screen(id) { draw(screen) }
///   }
/// }
/// ```
public struct Picture: Hashable, Sendable {
  /// The open prompt, if there is one. It covers everything else.
  public var prompt: PromptContent? { tree.prompt }
  /// The address of the content within the app: `pli/buy`.
  public let path: String
  /// The room that the picture is laid out for.
  public let room: Room
  /// Whether Forward is possible: the person went back, nothing new was shown since, and no prompt is open.
  public let canGoForward: Bool

  private let tree: NavigationTree

  /// Makes a picture of what a window shows now.
  public init(_ navigation: Navigation) {
    tree = navigation.tree
    path = navigation.path
    room = navigation.room
    canGoForward = navigation.canGoForward
  }

  /// The layers, bottom to top: the window's own first, then the layers presented over it.
  public var layers: [Layer] {
    tree.layers.indices.map { index in
      Layer(
        tree.layers[index],
        isLowest: index == 0,
        isCovered: prompt != nil || index < tree.layers.count - 1,
        room: room
      )
    }
  }

  /// The screen that the person acts on, unless a prompt covers it.
  public var top: NodeID? { tree.top?.id }

  /// Whether the picture has neither a screen nor a prompt.
  public var isEmpty: Bool { tree.layers.isEmpty && prompt == nil }

  /// Whether Back is possible: to the screen below the one on top, or out of a sheet.
  public var canGoBack: Bool { tree.canGoBack }

  /// The nodes that lead to the content: of each layer the selected tab, then the screens, bottom to top. For a
  /// host with a history of its own, for example a browser's.
  public var trail: [NodeID] {
    tree.layers.flatMap { layer in
      layer.tabs.filter(\.isSelected).map(\.id) + layer.entries.map(\.id)
    }
  }

  /// All screens, including covered ones and those of tabs that don't show.
  public var allScreens: [NodeID] { tree.allEntries.map(\.id) }

  /// Returns the change from an earlier picture to this one: for a host that draws later, or skips pictures during
  /// an animation.
  ///
  /// ```swift
  /// let change = presenter.picture.change(since: drawn)
  /// drawn = presenter.picture
  /// ```
  ///
  /// - Parameters:
  ///   - before: the picture that the host has drawn.
  ///   - cause: the cause of the change, if there was a single one.
  public func change(since before: Picture, cause: Cause? = nil) -> Change {
    Change(kind(after: before), from: before, to: self, cause: cause)
  }

  private func kind(after before: Picture) -> Change.Kind {
    let (old, new) = (before.tree.layers, tree.layers)
    guard !old.isEmpty else { return .first }
    guard old.map(\.top?.id) != new.map(\.top?.id) else {
      return before.prompt?.id == prompt?.id ? .layout : .prompt
    }
    guard old.count == new.count else { return new.count > old.count ? .present : .dismiss }
    // Only a covered layer has changed.
    guard let below = old.last, let layer = new.last, below.top?.id != layer.top?.id else {
      return .layout
    }
    // The top sheet is another one; the layers below are the same.
    if old.count > 1, below.id != layer.id { return .replace }
    if let tab = below.selectedTab, tab != layer.selectedTab { return .tab }
    let (depth, newDepth) = (below.entries.count, layer.entries.count)
    return newDepth == depth ? .replace : newDepth > depth ? .push : .pop
  }
}

extension NavigationTree.Layer {
  fileprivate var selectedTab: NodeID? { tabs.first(where: \.isSelected)?.id }
}

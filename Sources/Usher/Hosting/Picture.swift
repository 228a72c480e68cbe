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
  /// The open prompt, which covers everything else; `nil` when no prompt is open.
  public var prompt: PromptContent? { tree.prompt }
  /// The address, within the app, of what the window shows: `pli/buy`.
  public let path: String
  /// The room that the picture is laid out for.
  public let room: Room
  /// Whether Forward can show screens again that left when the person went back or closed a sheet. `false` as soon as
  /// a screen comes or leaves in another way than by Back or Forward, and while a prompt is open. Selecting another
  /// tab doesn't change the value.
  public let canGoForward: Bool

  private let tree: NavigationTree

  /// Makes a picture of what the window with this navigation shows now.
  public init(_ navigation: Navigation) {
    tree = navigation.tree
    path = navigation.path
    room = navigation.room
    canGoForward = navigation.canGoForward
  }

  /// The layers, bottom to top: first the window's own layer, then the sheets and full screens over it.
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

  /// The top screen of the top layer; `nil` when the window shows no screen. The person can act on this screen unless
  /// a prompt covers it.
  public var top: NodeID? { tree.top?.id }

  /// Whether the picture has neither a screen nor a prompt.
  public var isEmpty: Bool { tree.layers.isEmpty && prompt == nil }

  /// Whether Back is possible: the top layer has a screen below its top screen, or another layer lies below.
  public var canGoBack: Bool { tree.canGoBack }

  /// The nodes that lead to what the window shows: for each layer, bottom to top, its selected tab and then its
  /// screens. Meant for a host with a history of its own, for example a browser's.
  public var trail: [NodeID] {
    tree.layers.flatMap { layer in
      layer.tabs.filter(\.isSelected).map(\.id) + layer.entries.map(\.id)
    }
  }

  /// All screens of the picture: the screens of each layer, also covered ones, and the stacks of the tabs that aren't
  /// selected. A sheet over a tab that isn't selected is in no layer, so its screens aren't included.
  public var allScreens: [NodeID] { tree.allEntries.map(\.id) }

  /// Returns the change from an earlier picture to this one. Meant for a host that doesn't draw each picture when it
  /// gets it, for example during an animation.
  ///
  /// ```swift
  /// let change = presenter.picture.change(since: drawn)
  /// drawn = presenter.picture
  /// ```
  ///
  /// - Parameters:
  ///   - before: the picture that the host has drawn last.
  ///   - cause: the cause of the change; `nil` when several transitions with different causes led to it. Without a
  ///     cause, the change isn't animated.
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
    // Another sheet has taken the place of the top sheet.
    if old.count > 1, below.id != layer.id { return .replace }
    if let tab = below.selectedTab, tab != layer.selectedTab { return .tab }
    let (depth, newDepth) = (below.entries.count, layer.entries.count)
    return newDepth == depth ? .replace : newDepth > depth ? .push : .pop
  }
}

extension NavigationTree.Layer {
  fileprivate var selectedTab: NodeID? { tabs.first(where: \.isSelected)?.id }
}

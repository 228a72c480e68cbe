/// What is to be seen in a window, laid out by the room there is; a value that can be compared and kept.
public struct Picture: Hashable, Sendable {
  /// The prompt that waits for the person's answer, if one does: it covers everything.
  public var prompt: PromptContent? { tree.prompt }
  /// The address of what is shown, within the app: `pli/buy`.
  public let path: String
  /// The room it is laid out for.
  public let room: Room
  /// Whether there is something the person went back from, and can go forward to.
  public let canGoForward: Bool

  private let tree: NavigationTree

  /// What is to be seen of a window now.
  public init(_ navigation: Navigation) {
    tree = navigation.tree
    path = navigation.path
    room = navigation.room
    canGoForward = navigation.canGoForward
  }

  /// What lies at the bottom, and what is presented over it, bottom to top.
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

  /// The screen the person acts on, unless a prompt covers it.
  public var top: NodeID? { tree.top?.id }

  /// Whether there is neither a screen nor a prompt.
  public var isEmpty: Bool { tree.layers.isEmpty && prompt == nil }

  /// Whether Back has somewhere to go: under the screen on top, or out of a sheet.
  public var canGoBack: Bool { tree.canGoBack }

  /// The places the person went through to what shows now, the chosen tab first: for a host with a history of its own, as a
  /// browser's.
  public var trail: [NodeID] {
    tree.layers.flatMap { layer in
      layer.tabs.filter(\.isSelected).map(\.id) + layer.entries.map(\.id)
    }
  }

  /// All screens there are, those of tabs that don't show and those that are covered included.
  public var allScreens: [NodeID] { tree.allEntries.map(\.id) }

  /// What changed since another picture: for a host that draws in a later turn, or passes pictures over while something moves.
  ///
  /// - Parameter cause: what set it off, if one thing did.
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
    // What is covered has changed.
    guard let below = old.last, let layer = new.last, below.top?.id != layer.top?.id else {
      return .layout
    }
    // Another sheet lies over the same.
    if old.count > 1, below.id != layer.id { return .replace }
    if let tab = below.selectedTab, tab != layer.selectedTab { return .tab }
    let (depth, newDepth) = (below.entries.count, layer.entries.count)
    return newDepth == depth ? .replace : newDepth > depth ? .push : .pop
  }
}

extension NavigationTree.Layer {
  fileprivate var selectedTab: NodeID? { tabs.first(where: \.isSelected)?.id }
}

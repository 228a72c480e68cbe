public import Usher

/// What a host shows, as far as a person can tell.
public struct HostPicture: Hashable, Sendable, CustomStringConvertible {
  /// The titles of each layer's screens, bottom to top: all of them, or those that can be seen: the top one, and the sidebar
  /// before it where both have room.
  public var layers: [[String]]
  /// The title of the tab that shows.
  public var selectedTab: String?
  /// The prompt that waits.
  public var prompt: String?
  /// The window's title; `nil` where the host can't tell, and without a window.
  public var windowTitle: String?
  /// Whether there is a Back button on the screen on top, also while a prompt covers it; `nil` where the host can't tell.
  public var hasBack: Bool?
  /// The title of the screen that has the keyboard: the one on top, from when it comes on top; `nil` while a prompt has it, and
  /// where the host can't tell.
  public var focus: String?

  /// Describes what is shown.
  public init(
    layers: [[String]],
    selectedTab: String?,
    prompt: String?,
    windowTitle: String? = nil,
    hasBack: Bool? = nil,
    focus: String? = nil
  ) {
    self.layers = layers
    self.selectedTab = selectedTab
    self.prompt = prompt
    self.windowTitle = windowTitle
    self.hasBack = hasBack
    self.focus = focus
  }

  /// What a navigation says is to be shown: all screens of each layer.
  public init(_ navigation: Navigation) { self.init(navigation) { $0.stack } }

  /// What a navigation says can be seen.
  public init(visibleIn navigation: Navigation) { self.init(navigation) { $0.visible } }

  private init(_ navigation: Navigation, _ screens: (Picture.Layer) -> [NodeID]) {
    let picture = Picture(navigation)
    let title = { (id: NodeID) in navigation.viewModel(of: id)?.title ?? "?" }
    let layers = picture.layers
    self.init(
      layers: layers.map { screens($0).map(title) },
      selectedTab: layers.first?.tabs.first(where: \.isSelected)?.title,
      prompt: picture.prompt?.title,
      windowTitle: picture.top.map(title),
      hasBack: layers.last?.hasBack,
      focus: picture.prompt == nil ? picture.top.map(title) : nil
    )
  }

  /// Whether a host that shows this shows what it must.
  func fits(_ navigation: Navigation) -> Bool {
    [HostPicture(navigation), HostPicture(visibleIn: navigation)].contains { expected in
      var known = self
      known.windowTitle = windowTitle ?? expected.windowTitle
      known.hasBack = hasBack ?? expected.hasBack
      known.focus = focus ?? expected.focus
      return known == expected
    }
  }

  /// In one line: `[Tab 0] Screen 1 ▸ Screen 2 | Screen 3 | Leave?`
  public var description: String {
    let tab = selectedTab.map { "[\($0)] " } ?? ""
    let stacks = layers.map { $0.joined(separator: " ▸ ") }.joined(separator: " | ")
    if layers.isEmpty, prompt == nil { return "no window" }
    var text = tab + stacks + (prompt.map { " | \($0)" } ?? "")
    if let windowTitle { text += " (title \(windowTitle))" }
    if let hasBack { text += hasBack ? " (Back)" : " (no Back)" }
    if let focus { text += " (keyboard at \(focus))" }
    return text
  }
}

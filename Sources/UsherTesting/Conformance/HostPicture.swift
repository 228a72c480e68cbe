public import Usher

/// A description of what a host shows: mainly the titles that a person can see.
///
/// ```swift
/// HostPicture(layers: [["Photos", "Misery Ridge"], ["Buy"]], selectedTab: nil, prompt: nil)
/// ```
public struct HostPicture: Hashable, Sendable, CustomStringConvertible {
  /// The titles of the screens, one list for each layer; layers and screens are in the order from bottom to top. A host
  /// gives either all screens of a layer, or only the visible ones: the top screen, and before it the sidebar, if there
  /// is one and the window has room for it.
  public var layers: [[String]]
  /// The title of the selected tab; `nil` when there are no tabs.
  public var selectedTab: String?
  /// The title of the open prompt; `nil` when no prompt is open.
  public var prompt: String?
  /// The window's title; `nil` when the host can't tell, or when there is no window.
  public var windowTitle: String?
  /// Whether the screen on top has a Back button, also while a prompt covers it; `nil` when the host can't tell.
  public var hasBack: Bool?
  /// The title of the screen that has the keyboard focus; as soon as a screen is on top, it must have the focus. `nil`
  /// while a prompt has the focus, or when the host can't tell.
  public var focus: String?

  /// Makes a picture of these values; see the properties of the same names.
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

  /// Makes the picture that a host of this navigation must show now, with all screens of each layer.
  public init(_ navigation: Navigation) { self.init(navigation) { $0.stack } }

  /// Makes the picture that a host of this navigation must show now, with only the visible screens of each layer.
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

  /// Returns whether this is a right picture for a navigation. Values that the host can't tell aren't compared.
  func fits(_ navigation: Navigation) -> Bool {
    [HostPicture(navigation), HostPicture(visibleIn: navigation)].contains { expected in
      var known = self
      known.windowTitle = windowTitle ?? expected.windowTitle
      known.hasBack = hasBack ?? expected.hasBack
      known.focus = focus ?? expected.focus
      return known == expected
    }
  }

  /// The picture as one line of text, for example `[Tab 0] Screen 1 ▸ Screen 2 | Screen 3 | Leave?`.
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

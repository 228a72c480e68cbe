public import Usher

/// What a host shows, as far as a person can tell.
public struct HostPicture: Hashable, Sendable, CustomStringConvertible {
  /// The titles of each layer's screens, bottom to top. A host that can't tell what is covered gives the
  /// top screen of each layer only.
  public var layers: [[String]]
  /// The title of the tab that shows.
  public var selectedTab: String?
  /// The question that waits.
  public var question: String?

  /// Describes what is shown.
  public init(layers: [[String]], selectedTab: String?, question: String?) {
    self.layers = layers
    self.selectedTab = selectedTab
    self.question = question
  }

  /// What a navigation's tree says is to be shown.
  public init(_ navigation: Navigation) {
    let tree = navigation.tree
    self.init(
      layers: tree.layers.map { $0.entries.map { navigation.viewModel(of: $0.id)?.title ?? "?" } },
      selectedTab: tree.layers.first?.tabs.first(where: \.isSelected)?.title,
      question: tree.prompt?.title
    )
  }

  /// Without what is covered in each layer.
  public var tops: HostPicture {
    HostPicture(
      layers: layers.map { Array($0.suffix(1)) },
      selectedTab: selectedTab,
      question: question
    )
  }

  /// In one line: `[Tab 0] Screen 1 ▸ Screen 2 | Screen 3 | Leave?`
  public var description: String {
    let tab = selectedTab.map { "[\($0)] " } ?? ""
    let stacks = layers.map { $0.joined(separator: " ▸ ") }.joined(separator: " | ")
    return tab + stacks + (question.map { " | \($0)" } ?? "")
  }
}

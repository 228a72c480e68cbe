import Usher

/// What lies round the screens: layers, tabs and the question that waits.
struct Shell {
  struct Layer: Identifiable, Equatable {
    let id: EntryID
    let placement: Placement
    /// The screen on top; 0 for none beside the sidebar.
    let screen: Int
    /// The sidebar; 0 for none.
    let sidebar: Int
    let isCovered: Bool
    let tabs: [Tab]

    /// Whether it lies over what is below, and lets that be seen.
    var isSheet: Bool { placement == .vertical }
    /// The screen whose heading names it.
    var titled: Int { max(screen, sidebar) }
  }

  struct Tab: Identifiable, Equatable {
    let id: EntryID
    let title: String
    /// The name of its picture.
    let symbol: String
    let isSelected: Bool
  }

  let layers: [Layer]
  let prompt: PromptContent?

  init(_ tree: NavigationTree) {
    prompt = tree.prompt
    layers = tree.layers.enumerated().map { index, layer in
      Layer(
        id: layer.id,
        placement: index == 0 ? .fullScreen : layer.placement,
        screen: layer.top.map { $0.isSidebar ? 0 : ScreenNumber.of($0.id) } ?? 0,
        sidebar: layer.sidebar.map { ScreenNumber.of($0.id) } ?? 0,
        isCovered: tree.prompt != nil || index < tree.layers.count - 1,
        tabs: layer.tabs.map {
          Tab(id: $0.id, title: $0.title, symbol: $0.symbol ?? "", isSelected: $0.isSelected)
        }
      )
    }
  }
}

/// Numbers of fragments: 0 speaks to the page itself, 1 is the shell, the rest are screens.
enum ScreenNumber {
  static let shell = 1

  static func of(_ entry: EntryID) -> Int { entry.number + 1 }
}

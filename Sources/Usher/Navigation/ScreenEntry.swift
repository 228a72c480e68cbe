/// A screen in the navigation tree.
public struct ScreenEntry: Hashable, Sendable, Identifiable {
  /// Identifies it for as long as it is in the tree.
  public let id: NodeID
  // Shared by all trees the screen is in: copying a long stack is quick.
  private let content: Content

  private final class Content: Hashable, Sendable {
    let path: String
    let isSidebar: Bool
    let viewModel: String

    init(path: String, isSidebar: Bool, viewModel: String) {
      self.path = path
      self.isSidebar = isSidebar
      self.viewModel = viewModel
    }

    static func == (a: Content, b: Content) -> Bool {
      a === b || (a.path == b.path && a.isSidebar == b.isSidebar && a.viewModel == b.viewModel)
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(path)
      hasher.combine(isSidebar)
      hasher.combine(viewModel)
    }
  }

  init(id: NodeID, path: String, isSidebar: Bool, viewModel: String) {
    self.id = id
    content = Content(path: path, isSidebar: isSidebar, viewModel: viewModel)
  }

  /// The address of its route within its flow, as `pli/buy`.
  public var path: String { content.path }
  /// Whether it stays beside what is pushed after it, where there is room.
  public var isSidebar: Bool { content.isSidebar }
  /// The name of its view model's type.
  public var viewModel: String { content.viewModel }
}

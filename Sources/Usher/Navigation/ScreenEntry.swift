/// A screen in a ``NavigationTree``.
///
/// ```swift
/// if let entry = navigation.tree.top { print(entry.path, entry.viewModel) }
/// ```
public struct ScreenEntry: Hashable, Sendable, Identifiable {
  /// The identity of the screen, as long as it is in the tree.
  public let id: NodeID
  // All trees with the screen share the content, so that a long stack is copied quickly.
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

  /// The address of the screen's route within its flow: for example `pli/buy`.
  public var path: String { content.path }
  /// Whether the screen stays beside the screens pushed after it, where the window has room.
  public var isSidebar: Bool { content.isSidebar }
  /// The name of the view model's type.
  public var viewModel: String { content.viewModel }
}

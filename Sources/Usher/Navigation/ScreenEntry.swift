/// What a ``NavigationTree`` knows about one screen, as a value: the screen's identity, address and view model's name.
///
/// ```swift
/// if let entry = navigation.tree.top { print(entry.path, entry.viewModel) }
/// ```
public struct ScreenEntry: Hashable, Sendable, Identifiable {
  /// The identity of the screen; it doesn't change while the screen is in the tree.
  public let id: NodeID
  // All trees that contain this screen share one `Content` object, so that a long stack is copied quickly.
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
  /// Whether the screen is a sidebar: in a wide window, it stays visible beside the screens that are pushed after it.
  public var isSidebar: Bool { content.isSidebar }
  /// The name of the view model's type.
  public var viewModel: String { content.viewModel }
}

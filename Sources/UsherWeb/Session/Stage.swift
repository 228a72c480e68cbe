import Usher

/// The fragments of a page: the shell, and the screens that can be seen. What is covered by another
/// screen of its stack has none, and costs nothing.
final class Stage: FragmentSource {
  private let app: WebApp
  private let navigation: Navigation
  private let wake: @Sendable () -> Void
  private var screens: [(number: Int, fragment: Fragment, frame: ScreenFrame)] = []
  /// Views that are objects, of screens that are covered.
  private var covered: [EntryID: AnyObject] = [:]
  private var shell: Shell
  private var promptText = ""
  /// Whether the person has typed something into the question's field.
  private var isPromptEdited = false
  private lazy var shellFragment = Fragment(ScreenNumber.shell, wake: wake) { [unowned self] in
    ShellView(
      shell: shell,
      navigation: navigation,
      promptText: Binding { [unowned self] in
        promptText
      } set: { [unowned self] in
        promptText = $0
        isPromptEdited = true
      },
      isPromptEdited: isPromptEdited,
      symbols: app.symbols
    )
    .render(into: &$0)
  }

  var base: String { app.base }

  init(app: WebApp, navigation: Navigation, wake: @escaping @Sendable () -> Void) {
    self.app = app
    self.navigation = navigation
    self.wake = wake
    shell = Shell(navigation.tree)
    update(navigation.tree)
  }

  /// Takes over what is to be seen now.
  func update(_ tree: NavigationTree) {
    if tree.prompt?.id != shell.prompt?.id {
      promptText = tree.prompt?.field?.text ?? ""
      isPromptEdited = false
    }
    shell = Shell(tree)
    let visible = tree.layers.flatMap(Self.visible)
    let old = screens
    for frame in old.map(\.frame) { covered[frame.entry] = frame.view }
    screens = visible.compactMap { entry, hasBack in
      let number = ScreenNumber.of(entry)
      guard let screen = old.first(where: { $0.number == number }) else {
        return makeScreen(entry, hasBack)
      }
      if screen.frame.hasBack != hasBack {
        screen.frame.hasBack = hasBack
        screen.fragment.setNeedsPatch()
      }
      return screen
    }
    covered = covered.filter { view in
      navigation.viewModel(of: view.key) != nil
        && !screens.contains { $0.frame.entry == view.key }
    }
    shellFragment.setNeedsPatch()
  }

  /// The screens of a layer that can be seen: the top one, and the sidebar beside it.
  private static func visible(
    in layer: NavigationTree.Layer
  ) -> [(entry: EntryID, hasBack: Bool)] {
    guard let top = layer.top else { return [] }
    guard let sidebar = layer.sidebar, sidebar.id != top.id else {
      return [(top.id, layer.entries.count > 1)]
    }
    return [(sidebar.id, false), (top.id, true)]
  }

  private func makeScreen(
    _ entry: EntryID,
    _ hasBack: Bool
  ) -> (number: Int, fragment: Fragment, frame: ScreenFrame)? {
    guard let viewModel = navigation.viewModel(of: entry) else { return nil }
    let frame = ScreenFrame(entry: entry, hasBack: hasBack)
    frame.view = covered[entry]
    let registration = app.views[ObjectIdentifier(type(of: viewModel))]
    // The fragment goes with its screen, and must not keep the view model longer.
    let fragment = Fragment(ScreenNumber.of(entry), wake: wake) {
      [weak viewModel, title = app.title] renderer in
      guard let viewModel else { return }
      if let registration {
        registration.render(viewModel, frame, &renderer)
      } else {
        MissingView(viewModel: "\(type(of: viewModel))", app: title).render(
          into: &renderer
        )
      }
    }
    return (ScreenNumber.of(entry), fragment, frame)
  }

  func fragment(_ number: Int) -> Fragment? {
    if number == ScreenNumber.shell { return shellFragment }
    return screens.first { $0.number == number }?.fragment
  }

  func frame(_ number: Int) -> ScreenFrame? { screens.first { $0.number == number }?.frame }

  var needsPatch: Bool {
    shellFragment.needsPatch || screens.contains { $0.fragment.needsPatch }
  }

  /// Appends what differs from what the browser has.
  func patch(_ renderer: inout Renderer) {
    // The shell first: it may bring screens whole.
    if shellFragment.needsPatch { shellFragment.patch(&renderer) }
    for screen in screens where screen.fragment.needsPatch { screen.fragment.patch(&renderer) }
  }
}

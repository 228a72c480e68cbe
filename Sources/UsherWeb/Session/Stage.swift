import Usher

/// The fragments of a page: the shell, and the screens that can be seen. What is covered by another
/// screen of its stack has none, and costs nothing.
final class Stage: FragmentSource {
  private let app: WebApp
  private let presenter: Presenter
  private let wake: @Sendable () -> Void
  private var screens: [(number: Int, fragment: Fragment, shown: ShownScreen)] = []
  /// Those that the browser has. One that was covered and is to be seen again before the browser heard of it goes on as it was:
  /// what the browser shows is its.
  private var sent: [(number: Int, fragment: Fragment, shown: ShownScreen)] = []
  /// Those of screens that are covered, too: they may have a view that is an object.
  private var shownScreens: [NodeID: ShownScreen] = [:]
  private lazy var shell = Fragment(ScreenNumber.shell, wake: wake) { [unowned self] in
    ShellView(
      picture: presenter.picture,
      prompt: presenter.prompt,
      navigation: presenter.navigation,
      symbols: app.symbols
    )
    .render(into: &$0)
  }

  var base: String { app.base }

  init(app: WebApp, presenter: Presenter, wake: @escaping @Sendable () -> Void) {
    self.app = app
    self.presenter = presenter
    self.wake = wake
  }

  /// Takes over what is to be seen now.
  func update() {
    let old = screens + sent
    screens = presenter.picture.layers.flatMap { layer in
      // Both columns, whatever room there is: see `LayerView`.
      let columns = layer.sidebar == nil ? [layer.main] : [layer.sidebar, layer.main]
      return columns.compactMap { $0.flatMap(presenter.screen) }.map { screen in
        let hasBack = screen.id == layer.main && layer.hasBack
        guard let known = old.first(where: { $0.shown.screen === screen }) else {
          return makeFragment(screen, hasBack)
        }
        if known.shown.hasBack != hasBack {
          known.shown.hasBack = hasBack
          known.fragment.setNeedsPatch()
        }
        return known
      }
    }
    shell.setNeedsPatch()
  }

  private func makeFragment(
    _ screen: ScreenHandle,
    _ hasBack: Bool
  ) -> (number: Int, fragment: Fragment, shown: ShownScreen) {
    let shown = shown(of: screen)
    shown.hasBack = hasBack
    let render = app.views[screen]
    let fragment = Fragment(ScreenNumber.of(screen.id), wake: wake) {
      [shown, title = app.title] renderer in
      guard let viewModel = shown.screen.viewModel else { return }
      if let render {
        render(viewModel, shown, &renderer)
      } else {
        MissingView(viewModel: shown.screen.viewModelName, app: title).render(into: &renderer)
      }
    }
    return (ScreenNumber.of(screen.id), fragment, shown)
  }

  private func shown(of screen: ScreenHandle) -> ShownScreen {
    if let known = shownScreens[screen.id], known.screen === screen { return known }
    let shown = ShownScreen(screen, hasBack: false)
    let id = screen.id
    shownScreens[id] = shown
    screen.onEnd { [weak self, weak shown] in
      // The view goes with its screen, and must not keep the view model longer.
      shown?.view = nil
      guard let self else { return }
      sent.removeAll { $0.shown === shown }
      if shownScreens[id] === shown { shownScreens[id] = nil }
    }
    return shown
  }

  func fragment(_ number: Int) -> Fragment? {
    if number == ScreenNumber.shell { return shell }
    return screens.first { $0.number == number }?.fragment
  }

  func shown(_ number: Int) -> ShownScreen? { screens.first { $0.number == number }?.shown }

  var needsPatch: Bool {
    shell.needsPatch || screens.contains { $0.fragment.needsPatch }
  }

  /// Appends what differs from what the browser has.
  func patch(_ renderer: inout Renderer) {
    // The shell first: it may bring screens whole.
    if shell.needsPatch { shell.patch(&renderer) }
    for screen in screens where screen.fragment.needsPatch { screen.fragment.patch(&renderer) }
    setSent()
  }

  /// The browser gets all there is to be seen.
  func setSent() { sent = screens }
}

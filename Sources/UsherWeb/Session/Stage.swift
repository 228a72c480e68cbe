import Usher

/// The fragments of a page: the shell, and the screens that can be seen. What is covered by another
/// screen of its stack has none, and costs nothing.
final class Stage: FragmentSource {
  private let app: WebApp
  private let presenter: Presenter
  private let wake: @Sendable () -> Void
  private var screens: [(number: Int, fragment: Fragment, frame: ScreenFrame)] = []
  /// Those that the browser has. One that was covered and is to be seen again before the browser heard of it goes on as it was:
  /// what the browser shows is its.
  private var sent: [(number: Int, fragment: Fragment, frame: ScreenFrame)] = []
  /// Those of screens that are covered, too: they may have a view that is an object.
  private var frames: [EntryID: ScreenFrame] = [:]
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
        guard let known = old.first(where: { $0.frame.screen === screen }) else {
          return makeFragment(screen, hasBack)
        }
        if known.frame.hasBack != hasBack {
          known.frame.hasBack = hasBack
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
  ) -> (number: Int, fragment: Fragment, frame: ScreenFrame) {
    let frame = frame(of: screen)
    frame.hasBack = hasBack
    let render = app.views[screen]
    let fragment = Fragment(ScreenNumber.of(screen.id), wake: wake) {
      [frame, title = app.title] renderer in
      guard let viewModel = frame.screen.viewModel else { return }
      if let render {
        render(viewModel, frame, &renderer)
      } else {
        MissingView(viewModel: frame.screen.viewModelName, app: title).render(into: &renderer)
      }
    }
    return (ScreenNumber.of(screen.id), fragment, frame)
  }

  private func frame(of screen: ScreenHandle) -> ScreenFrame {
    if let known = frames[screen.id], known.screen === screen { return known }
    let frame = ScreenFrame(screen, hasBack: false)
    let id = screen.id
    frames[id] = frame
    screen.onEnd { [weak self, weak frame] in
      // The view goes with its screen, and must not keep the view model longer.
      frame?.view = nil
      guard let self else { return }
      sent.removeAll { $0.frame === frame }
      if frames[id] === frame { frames[id] = nil }
    }
    return frame
  }

  func fragment(_ number: Int) -> Fragment? {
    if number == ScreenNumber.shell { return shell }
    return screens.first { $0.number == number }?.fragment
  }

  func frame(_ number: Int) -> ScreenFrame? { screens.first { $0.number == number }?.frame }

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

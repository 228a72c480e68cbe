import Usher

/// The fragments of a page: the shell, and one for each visible screen. A screen that is covered by
/// another screen of its stack has no fragment, so nothing is rendered for it.
final class Stage: FragmentSource {
  private let app: WebApp
  private let presenter: Presenter
  private let wake: @Sendable () -> Void
  private var screens: [(number: Int, fragment: Fragment, shown: ShownScreen)] = []
  /// The screens that were visible in the newest frame for the browser. If a screen is covered and visible again before
  /// another frame is sent, it keeps its fragment, because the browser still has that fragment's content.
  private var sent: [(number: Int, fragment: Fragment, shown: ShownScreen)] = []
  /// The shown screens by ID, including covered ones: their view may be an object that has to be kept.
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

  /// How many times the visible screens may have changed.
  private(set) var updates = 0
  /// Called with advice for developers about the app's views. Each text is passed only once.
  var onAdvice: ((String) -> Void)?
  /// Called with the name of a view model and a text about a fault of its view, for the log.
  var onFault: ((String, String) -> Void)?
  private var advised: Set<String> = []

  var base: String { app.base }
  var location: String { app.url(presenter.navigation.path) }
  /// Which rows a person without a script asks for.
  var rowsParameter: RowsParameter?
  let words: HostWords

  init(
    app: WebApp,
    words: HostWords,
    presenter: Presenter,
    wake: @escaping @Sendable () -> Void
  ) {
    self.app = app
    self.words = words
    self.presenter = presenter
    self.wake = wake
  }

  /// The types of the view models of the screens that are visible.
  var viewModels: [any ViewModel.Type] {
    screens.compactMap { $0.shown.screen.viewModel.map { type(of: $0) } }
  }

  /// The visible screens.
  var visible: Set<NodeID> { Set(screens.map(\.shown.screen.id)) }

  /// Returns what the private fields of the visible screens show.
  func privateTexts() -> [String] { screens.flatMap { $0.fragment.privateTexts(in: self) } }

  /// Makes the fragments of the screens that are visible now, and removes the others.
  func update() {
    updates += 1
    let old = screens + sent
    screens = presenter.picture.layers.flatMap { layer in
      // Contains both columns, however much room there is: see `LayerView`.
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

  /// Lets long lists begin with the rows that the browser has, by the number of the fragment.
  func resume(_ rows: [Int: [ToldRows]]) {
    for screen in screens { screen.shown.places.resume(rows[screen.number] ?? []) }
  }

  private func makeFragment(
    _ screen: ScreenHandle,
    _ hasBack: Bool
  ) -> (number: Int, fragment: Fragment, shown: ShownScreen) {
    let shown = shown(of: screen)
    shown.hasBack = hasBack
    let render = app.views[screen]
    let fragment = Fragment(ScreenNumber.of(screen.id), places: shown.places, wake: wake) {
      [shown, title = app.title] renderer in
      guard let viewModel = shown.screen.viewModel else { return }
      if let render {
        render(viewModel, shown, &renderer)
      } else {
        MissingView(viewModel: shown.screen.viewModelName, app: title).render(into: &renderer)
      }
    }
    fragment.onLiteralChange = { [weak self, name = screen.viewModelName] in
      self?.advise(
        """
        The view of \(name) chose another literal, so the whole screen was drawn and sent again. To send only the text, \
        give a `String`, for example from a property.
        """
      )
    }
    fragment.onOtherParts = { [weak self, name = screen.viewModelName] in
      self?.onFault?(
        name,
        """
        The view of \(name) has other parts than before, without an `if` or `switch` of an HTML builder. So the whole \
        screen was drawn and sent again, or an event was ignored. To fix this, let the view's own types conform to \
        `Component` in place of `HTML`.
        """
      )
    }
    return (ScreenNumber.of(screen.id), fragment, shown)
  }

  private func shown(of screen: ScreenHandle) -> ShownScreen {
    if let known = shownScreens[screen.id], known.screen === screen { return known }
    let shown = ShownScreen(screen, hasBack: false)
    let id = screen.id
    shownScreens[id] = shown
    screen.onEnd { [weak self, weak shown] in
      // The view ends with its screen, and must not keep the view model alive.
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

  func firstRow(ofList number: Int) -> Int? {
    rowsParameter?.list == number ? rowsParameter?.first : nil
  }

  func advise(_ text: @autoclosure () -> String) {
    guard let onAdvice else { return }
    let text = text()
    if advised.insert(text).inserted { onAdvice(text) }
  }

  func shown(_ number: Int) -> ShownScreen? { screens.first { $0.number == number }?.shown }

  /// Returns whether the fragment is of a screen that is shown, visible or covered.
  func exists(_ number: Int) -> Bool {
    shownScreens.keys.contains { ScreenNumber.of($0) == number }
  }

  var needsPatch: Bool {
    shell.needsPatch || screens.contains { $0.fragment.needsPatch }
  }

  /// Appends the differences from the content that the browser has.
  func patch(_ renderer: inout Renderer) {
    // The shell comes first: it may contain whole screens.
    if shell.needsPatch { shell.patch(&renderer) }
    for screen in screens where screen.fragment.needsPatch { screen.fragment.patch(&renderer) }
    setSent()
  }

  /// Records that all visible screens are sent to the browser.
  func setSent() { sent = screens }
}

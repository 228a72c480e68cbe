public import Usher

/// The host of tests: it shows what its presenter says, and reports what the person does.
public final class HeadlessHost: ConformanceHost, WindowHost {
  /// The window's navigation.
  public var navigation: Navigation { presenter.navigation }
  private let presenter: Presenter
  private var shown: Picture?
  private var gesture: LeavingGesture?
  /// The prompts there were: what drew one may be reported late.
  private var prompts: [NodeID: PromptHandle] = [:]

  /// A host of a navigation.
  public init(_ navigation: Navigation) {
    presenter = Presenter(navigation)
    presenter.attach(self)
  }

  /// Takes in what is to be seen.
  public func show(_ picture: Picture, _ change: Change) {
    shown = picture
    if let prompt = presenter.prompt { prompts[prompt.id] = prompt }
  }

  /// There is nothing to be seen any more.
  public func ended() { shown = nil }

  /// What it was told to show: what can be seen where it is wide, all screens where it is narrow.
  public var picture: HostPicture {
    let layers = shown?.layers ?? []
    return HostPicture(
      layers: layers.map { (shown?.room == .wide ? $0.visible : $0.stack).map(title) },
      selectedTab: layers.first?.tabs.first(where: \.isSelected)?.title,
      prompt: shown?.prompt?.title,
      windowTitle: presenter.title,
      hasBack: layers.last?.hasBack,
      focus: shown?.prompt == nil ? shown?.top.map(title) : nil
    )
  }

  private func title(_ id: NodeID) -> String { presenter.screen(id)?.title ?? "?" }

  /// Does what the person does; gestures are reported twice, as hosts do.
  public func perform(_ act: PersonAct) -> Bool {
    switch act {
    case .back: navigation.back()
    case .backTo(let screen): navigation.back(to: screen)
    case .forward: navigation.forward()
    case .escape: navigation.escape()
    case .dismiss(let layer): navigation.dismiss(layer)
    case .begin(let kind): gesture = navigation.begin(kind)
    case .commit:
      gesture?.commit()
      // Reported twice, as hosts do.
      gesture?.commit()
      gesture?.cancel()
    case .cancelGesture:
      gesture?.cancel()
      gesture?.commit()
    case .select(let tab): navigation.select(tab: tab)
    case .answer(let id, let button, let text):
      guard let prompt = prompts[id] else { return false }
      prompt.text = text
      return prompt.answer(button)
    case .tap(let id): return handle(id) { $0.tap() }
    case .type(let id, let text):
      return handle(id) { $0.text = text }
    case .open(let path): return (try? navigation.open(path)) != nil
    case .resize(let hasRoom): presenter.room = hasRoom ? .wide : .narrow
    case .close: navigation.requestClose()
    }
    return true
  }

  private func handle(_ id: NodeID, _ action: (ConformanceModel) -> Void) -> Bool {
    guard let screen = presenter.screen(id), let model = screen.viewModel as? ConformanceModel
    else { return false }
    return screen.perform { action(model) }
  }

  /// Nothing to do: it follows at once.
  public func update() {}

  /// The handle of a screen stands for what draws it.
  public func identity(of screen: NodeID) -> ObjectIdentifier? {
    presenter.screen(screen).map { ObjectIdentifier($0) }
  }

  /// Closes the window.
  public func close() { navigation.close() }
}

import GTK
import Testing
import Usher
import UsherGTKTesting
import UsherTesting

@testable import UsherGTK

struct ConformanceView: View {
  let viewModel: ConformanceModel

  var body: some Content {
    Button("Go on", viewModel.tap)
    TextField("Text", viewModel.bind(\.text))
  }
}

/// A window that the conformance suite drives: its buttons are clicked, its texts are typed and read.
final class WindowTester: ConformanceHost {
  let navigation = Navigation(on: MainActor.shared)
  let window: GTKWindow
  private let isPresented: Bool

  init(_ start: (Navigation) -> Void, isPresented: Bool) {
    start(navigation)
    var setup = WindowSetup(name: "Conformance", views: Views(ConformanceView.self))
    setup.width = 400
    setup.onViewMistake = { Issue.record("\($0)") }
    window = GTKWindow(navigation, setup)
    self.isPresented = isPresented
    if isPresented { window.present() }
  }

  var picture: HostPicture {
    let top = window.layers.last?.shown.last
    return HostPicture(
      layers: window.layers.map { $0.shown.map(\.title.text) },
      selectedTab: window.layers.first?.selectedTab,
      prompt: window.prompt?.title.text,
      windowTitle: navigation.tree.layers.isEmpty ? nil : String(window.window.title.dropLast(14)),
      hasBack: top?.back.isVisible,
      focus: isPresented && window.prompt == nil
        ? top.flatMap { $0.widget.hasFocus ? $0.title.text : nil } : nil
    )
  }

  func perform(_ act: PersonAct) -> Bool {
    let navigation = window.presenter.navigation
    let top = window.layers.last?.shown.last
    switch act {
    case .back: return click(top?.back)
    case .forward:
      guard window.prompt == nil, navigation.canGoForward else { return false }
      return window.pressed(Key.right, Key.alt)
    case .escape: return window.pressed(Key.escape, 0)
    case .close: return window.pressed(Key.w, Key.control)
    case .dismiss(let layer):
      return click(window.layers.first { $0.id == layer }?.shown.last?.close)
    case .begin(let kind):
      guard window.prompt == nil else { return false }
      window.begin(kind)
      return window.gesture != nil
    case .commit: window.endGesture(commits: true)
    case .cancelGesture: window.endGesture(commits: false)
    case .select(let tab): return click(window.layers.first?.tabButton(tab))
    case .answer(let id, let button, let text):
      guard let prompt = window.prompt, prompt.prompt.id == id else { return false }
      prompt.entry?.text = text
      return click(prompt.buttons[button])
    case .tap(let id): return click(page(id)?.content.find(GTK.Button.self))
    case .type(let id, let text):
      guard let entry = page(id)?.content.find(Entry.self), entry.takesClicks else { return false }
      entry.text = text
    case .open(let path): return (try? navigation.open(path)) != nil
    case .resize(let hasRoom):
      window.window.resize(width: hasRoom ? 900 : 400, height: 620)
      window.resized()
    case .backTo: return false
    }
    return true
  }

  var lacks: Set<PersonAct.Way> { [.backTo] }

  private func page(_ id: NodeID) -> ScreenPage? {
    window.layers.flatMap(\.shown).first { $0.screen.id == id }
  }

  private func click(_ button: GTK.Button?) -> Bool {
    guard let button, button.takesClicks else { return false }
    button.emit("clicked")
    return true
  }

  func identity(of screen: NodeID) -> ObjectIdentifier? {
    page(screen).map { ObjectIdentifier($0.widget) }
  }

  // Swift 6.3 (unreported) runs it outside the main actor otherwise.
  @MainActor func update() async {
    await navigation.observed()
    MainLoop.turn()
  }

  func close() {
    navigation.close()
    MainLoop.turn()
  }
}

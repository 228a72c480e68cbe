import Observation
import Usher
import UsherTesting

/// An app with a list beside what is read, a sheet, a full screen and prompts.
final class LettersCoordinator: Coordinator {
  enum Place: Route {
    case list, letter(id: Int), reply, settings, film
    enum CodingKeys: String, RoutePath {
      case list = ""
      case letter = ":id"
      case reply, settings, film
    }
  }

  let flow: Flow<Place, Never>
  /// Whether letters can't be shown any more.
  var hasNoLetters = false
  lazy var sheet = flow.child { SheetCoordinator(flow: $0) }
  init(flow: Flow<Place, Never>) { self.flow = flow }
  func start() { show(.list) }
  func show(_ route: Place) {
    switch route {
    case .list: flow.pushSidebar(at: route) { makeLetter("Letters", $0) }
    case .letter where hasNoLetters: return
    case .letter(let id): flow.pushDetail(at: route) { makeLetter("Letter \(id)", $0) }
    case .reply: flow.push(at: route) { makeLetter("Reply", $0) }
    case .settings: flow.present(at: route) { makeLetter("Settings", $0) }
    case .film: flow.present(at: route, .fullScreen) { makeLetter("Film", $0) }
    }
  }

  private func makeLetter(_ title: String, _ screen: Screen<Never>) -> LetterModel {
    let letter = LetterModel(title)
    screen.beforeLeaving(letter) { letter, _ in
      letter.isDirty ? .ask(.confirm("Discard?", confirm: "Discard", cancel: "Keep")) : .allow
    }
    return letter
  }
}

final class SheetCoordinator: Coordinator {
  enum Place: Route {
    case start
    enum CodingKeys: String, RoutePath { case start = "" }
  }
  let flow: Flow<Place, Never>
  init(flow: Flow<Place, Never>) { self.flow = flow }
  func start() { show(.start) }
  func show(_ route: Place) { flow.push(LetterModel("In a sheet"), at: route) }
}

@Observable
final class LetterModel: ViewModel, Restorable {
  var title: String
  var text = ""
  @ObservationIgnored var isDirty = false
  init(_ title: String) { self.title = title }
  var savedState: String {
    get { text }
    set { text = newValue }
  }
}

/// A host on the main actor that writes down what it is told.
@MainActor
final class NotingHost: WindowHost {
  var pictures: [Picture] = []
  var changes: [Change] = []
  var endings = 0
  var onShow: (() -> Void)?

  func show(_ picture: Picture, _ change: Change) {
    pictures.append(picture)
    changes.append(change)
    onShow?()
  }

  func ended() { endings += 1 }

  var kinds: [Change.Kind] { changes.map(\.kind) }
}

/// A window with a host, on the main actor.
@MainActor
struct Desk {
  let navigation: Navigation
  let presenter: Presenter
  let host = NotingHost()
  let clock = TestClock()

  init(restoring snapshot: Snapshot? = nil) {
    navigation = Navigation(on: MainActor.shared, clock: clock)
    presenter = Presenter(navigation)
    navigation.start(restoring: snapshot) { LettersCoordinator(flow: $0) }
    presenter.attach(host)
  }

  var coordinator: LettersCoordinator? { navigation.rootCoordinator as? LettersCoordinator }
  func show(_ route: LettersCoordinator.Place) { coordinator?.show(route) }

  /// The handle of the screen on top.
  var top: ScreenHandle? { presenter.picture.top.flatMap(presenter.screen) }
  var letter: LetterModel? { top?.viewModel as? LetterModel }

  func titles(_ ids: [NodeID]) -> [String] { ids.map { presenter.screen($0)?.title ?? "?" } }
}

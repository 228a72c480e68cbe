import Observation
import Usher

@testable import UsherWeb

enum DoorRoute: Route, CaseIterable { case door }

final class DoorCoordinator: Coordinator {
  let flow: Flow<DoorRoute, Never>
  init(flow: Flow<DoorRoute, Never>) { self.flow = flow }
  func show(_ route: DoorRoute) { flow.push(DoorViewModel(ask: ask), at: route) }

  /// Asks in words that may be private.
  private func ask(_ text: String) {
    flow.ask(.choice("Is it \(text)?", ["OK": true, text: false])) { _ in }
  }
}

/// Stores what it must not store.
final class DoorViewModel: ViewModel, Restorable {
  let title = "Door"
  private let ask: (String) -> Void
  let name = Field("")
  let password = Field("", isPrivate: true)
  /// What an app may do, too.
  private(set) var copy = ""
  var savedState: [String] {
    get { [name.value, password.value] }
    set { (name.value, password.value) = (newValue[0], newValue[1]) }
  }

  init(ask: @escaping (String) -> Void) { self.ask = ask }

  func askButtonTapped() { ask(password.value) }

  func typed(_ text: String) { (password.value, copy) = (text, text) }
}

struct DoorView: View {
  let viewModel: DoorViewModel
  var body: some HTML {
    input().label("Name").value(viewModel.name.binding)
    input().label("Password").private()
      .value(
        ValueBinding {
          viewModel.password.value
        } set: {
          viewModel.typed($0)
        }
      )
    button { "Ask" }.on(.click, viewModel.askButtonTapped)
  }
}

extension KilledServer {
  /// An app with a field whose text is private.
  static func door(_ version: Int) -> WebApp {
    WebApp("door", title: "Door", version: version) { flow, _ in
      DoorCoordinator(flow: flow)
    } views: {
      DoorView.self
    }
  }
}

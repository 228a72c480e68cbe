import Observation
import Usher

@testable import UsherGTK

/// An app with a list and places, which have a text and may ask before they are left.
enum PlacesRoute: Route {
  case list, place(name: String)

  enum CodingKeys: String, RoutePath {
    case list = ""
    case place = ":name"
  }
}

final class PlacesCoordinator: Coordinator {
  let flow: Flow<PlacesRoute, Never>

  init(flow: Flow<PlacesRoute, Never>) { self.flow = flow }

  func show(_ route: PlacesRoute) {
    switch route {
    case .list: flow.push(PlaceModel("Places"), at: route)
    case .place(let name):
      flow.push(at: route) { (screen: Screen<Never>) in PlaceModel(name, screen) }
    }
  }
}

@Observable
nonisolated final class PlaceModel: ViewModel, Restorable {
  let title: String
  var text = ""
  var savedState: String {
    get { text }
    set { text = newValue }
  }

  init(_ title: String, _ screen: Screen<Never>? = nil) {
    self.title = title
    screen?.beforeLeaving(self) { place, _ in
      place.text == "unsaved" ? .ask(.confirm("Discard?", confirm: "Discard")) : .allow
    }
  }
}

struct PlaceView: View {
  let viewModel: PlaceModel
  var body: some Content { TextField("Text", viewModel.bind(\.text)) }
}

/// Makes an app of places.
func places(
  _ address: String = "",
  _ name: String = "Places",
  version: Int = 1,
  migrations: [Int: (inout Snapshot) throws -> Void] = [:]
) -> GTKApp {
  GTKApp(
    WindowSetup(name: name, views: Views(PlaceView.self)),
    at: address,
    summary: "Where \(name) are.",
    version: version,
    migrations: migrations
  ) { navigation, snapshot in
    navigation.start(restoring: snapshot) { PlacesCoordinator(flow: $0) }
  }
}

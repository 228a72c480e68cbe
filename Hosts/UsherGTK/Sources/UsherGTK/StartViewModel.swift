import Usher

/// An app that the person can choose.
struct AppChoice: Identifiable, Equatable {
  /// The address of the app.
  let id: String
  let name: String
  let summary: String
}

/// The apps of a program, to choose from.
final class StartViewModel: ViewModel {
  enum Event { case didChoose(String) }

  let title = "Apps"
  let apps: [AppChoice]
  private let screen: Screen<Event>

  init(_ apps: [AppChoice], screen: Screen<Event>) {
    self.apps = apps
    self.screen = screen
  }

  func choose(_ app: AppChoice) { screen.send(.didChoose(app.id)) }
}

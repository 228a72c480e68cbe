public import Usher

/// The terms of service.
public final class TermsViewModel: ViewModel {
  public let title = "Terms of Service"
  public let text: String
  /// An event that the screen sends to its coordinator.
  package enum Event { case didPressDone }

  private let screen: Screen<Event>

  package init(text: String, screen: Screen<Event>) {
    self.text = text
    self.screen = screen
  }

  /// Call when the Done button was pressed.
  public func doneButtonTapped() { screen.send(.didPressDone) }
}

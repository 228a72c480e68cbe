public import Usher

/// The terms of service.
public final class TermsViewModel: ViewModel {
  public let title = "Terms of Service"
  public let text: String
  /// What the terms tell their coordinator.
  package enum Event { case didPressDone }

  private let screen: Screen<Event>

  package init(text: String, screen: Screen<Event>) {
    self.text = text
    self.screen = screen
  }

  /// Call when the person is done.
  public func doneButtonTapped() { screen.send(.didPressDone) }
}

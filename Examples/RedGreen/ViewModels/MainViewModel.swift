public import Usher

public final class MainViewModel: ViewModel {
  public let title = "Red & Green"
  package enum Event { case didPressRed, didPressGreen }
  private let screen: Screen<Event>

  package init(screen: Screen<Event>) { self.screen = screen }

  public func redButtonTapped() { screen.send(.didPressRed) }
  public func greenButtonTapped() { screen.send(.didPressGreen) }
}

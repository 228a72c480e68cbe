public import Observation
package import ToolLibraryModel
public import Usher

/// The second step of borrowing: the rules.
@Observable
public final class RulesViewModel: ViewModel {
  /// What the coordinator hears.
  package enum Event { case didAccept(ClosedRange<Day>) }

  public let title = "The Rules"
  public var isAccepted = false
  private let days: ClosedRange<Day>
  private let screen: Screen<Event>

  package init(_ days: ClosedRange<Day>, screen: Screen<Event>) {
    self.days = days
    self.screen = screen
  }

  public func continueButtonTapped() {
    if isAccepted { screen.send(.didAccept(days)) }
  }
}

extension RulesViewModel: Restorable {
  public var savedState: Bool {
    get { isAccepted }
    set { isAccepted = newValue }
  }
}

public import Observation
package import ToolLibraryModel
public import Usher

/// The last step of borrowing: what was chosen, and the button that does it.
@Observable
public final class CheckViewModel: ViewModel {
  /// What the coordinator hears.
  package enum Event { case didBorrow(Loan) }

  public let title = "Is This Right?"
  private var register: Register
  private let tool: Tool
  private let loan: Loan
  private let person: Person
  private let screen: Screen<Event>
  private let borrowing = Command()

  package init(_ tool: Tool, as loan: Loan, for person: Person, screen: Screen<Event>) {
    self.tool = tool
    self.loan = loan
    self.person = person
    self.screen = screen
    let changes = person.library.changes()
    register = person.library.register
    screen.scope.forEach(changes) { [weak self] in self?.register = person.library.register }
  }

  public var toolName: String { tool.name }
  public var shelf: String { tool.shelf }
  public var days: String { loan.days.text }
  public var name: String { register.name(of: loan.borrower) }
  public var isBorrowing: Bool { borrowing.isRunning }
  /// The reason why it can't be borrowed, also when somebody else takes it while this screen is open.
  public var message: String? {
    register.refusal(of: loan, today: person.library.today)?.userMessage ?? borrowing.message
  }

  public func borrowButtonTapped() { borrowing(screen, of: self) { try $0.borrow() } }

  private func borrow() throws {
    try person.borrow(loan)
    screen.send(.didBorrow(loan))
  }
}

public import Observation
package import ToolLibraryModel
public import Usher

/// A tool, and the days on which somebody has it.
@Observable
public final class ToolViewModel: ViewModel {
  /// What the coordinator hears.
  package enum Event { case didPressBorrow(Tool.ID) }

  /// What has just been done.
  public let toast = Toast()
  private var register: Register
  private var me: String
  private let tool: Tool
  private let screen: Screen<Event>

  package init(_ tool: Tool, for person: Person, screen: Screen<Event>) {
    self.tool = tool
    self.screen = screen
    let changes = person.library.changes()
    register = person.library.register
    let signIns = person.changes()
    me = person.id
    screen.scope.forEach(changes) { [weak self] in self?.register = person.library.register }
    screen.scope.forEach(signIns) { [weak self] in self?.me = person.id }
  }

  public var title: String { tool.name }
  public var purpose: String { tool.purpose }
  public var shelf: String { tool.shelf }
  public var bookings: [BookingRow] {
    register.loans(of: tool.id)
      .map {
        BookingRow($0, name: $0.borrower == me ? "You" : register.name(of: $0.borrower))
      }
  }

  public func borrowButtonTapped() { screen.send(.didPressBorrow(tool.id)) }

  /// Says that the tool was borrowed.
  package func borrowed(_ loan: Loan) {
    toast.show("It is yours from \(loan.days.text).", screen)
  }
}

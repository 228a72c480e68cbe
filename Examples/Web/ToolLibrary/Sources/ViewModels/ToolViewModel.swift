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
  private let tool: Tool
  private let member: String
  private let screen: Screen<Event>

  package init(_ tool: Tool, in library: Library, for member: String, screen: Screen<Event>) {
    self.tool = tool
    self.member = member
    self.screen = screen
    let changes = library.changes()
    register = library.register
    screen.scope.forEach(changes) { [weak self] in self?.register = library.register }
  }

  public var title: String { tool.name }
  public var purpose: String { tool.purpose }
  public var shelf: String { tool.shelf }
  public var bookings: [BookingRow] {
    register.loans(of: tool.id)
      .map {
        BookingRow($0, name: $0.borrower == member ? "You" : register.name(of: $0.borrower))
      }
  }

  public func borrowButtonTapped() { screen.send(.didPressBorrow(tool.id)) }

  /// Says that the tool was borrowed.
  package func borrowed(_ loan: Loan) {
    toast.show("It is yours from \(loan.days.text).", screen)
  }
}

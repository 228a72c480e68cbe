public import Observation
package import ToolLibraryModel
public import Usher

/// What a person has borrowed. A tool that was returned by mistake can be taken again.
@Observable
public final class LoansViewModel: ViewModel {
  /// What the coordinator hears.
  package enum Event { case didSelect(Loan.ID) }

  public let title = "My Loans"
  /// The returns that can be undone, the last one at the end.
  private var returned: [Loan] = []
  private var register: Register
  private let person: Person
  private let screen: Screen<Event>
  private let changing = Command(.queue)

  package init(for person: Person, screen: Screen<Event>) {
    self.person = person
    self.screen = screen
    let changes = person.library.changes()
    register = person.library.register
    screen.scope.forEach(changes) { [weak self] in self?.register = person.library.register }
  }

  public var name: String { register.name(of: person.id) }
  public var address: String { person.id }
  public var rows: [LoanRow] {
    register.loans(by: person.id)
      .map { LoanRow($0, name: toolName($0), today: person.library.today) }
  }
  /// A sentence about the last return that can be undone.
  public var undoText: String? { returned.last.map { "\(toolName($0)) is back." } }
  public var message: String? { changing.message }

  public func select(_ id: LoanRow.ID) { screen.send(.didSelect(id)) }
  public func returnButtonTapped(_ id: LoanRow.ID) {
    changing(screen, of: self) { try $0.giveBack(id) }
  }
  public func undoButtonTapped() { changing(screen, of: self) { try $0.undo() } }
  public func dismissUndoButtonTapped() { returned = [] }
  public func signOutButtonTapped() {
    changing(screen, of: self) { try await $0.person.members.signOut(at: $0.person.browser) }
  }

  private func toolName(_ loan: Loan) -> String {
    person.library.tool(loan.tool)?.name ?? loan.tool
  }

  private func giveBack(_ id: Loan.ID) throws {
    guard let loan = person.library.register.loan(id), loan.borrower == person.id else { return }
    try person.giveBack(id)
    returned.append(loan)
  }

  private func undo() throws {
    guard let loan = returned.popLast() else { return }
    try person.restore(loan)
  }
}

/// A return can still be undone after the process died.
extension LoansViewModel: Restorable {
  public struct SavedState: Codable { fileprivate let returned: [Loan] }

  public var savedState: SavedState {
    get { SavedState(returned: returned) }
    set { returned = newValue.returned }
  }
}

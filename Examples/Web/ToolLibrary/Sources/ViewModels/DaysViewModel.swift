public import Foundation
public import Observation
package import ToolLibraryModel
public import Usher

/// The first step of borrowing: the days.
@Observable
public final class DaysViewModel: ViewModel {
  /// What the coordinator hears.
  package enum Event { case didChoose(ClosedRange<Day>), didCancel }

  public let title = "Which Days?"
  public let form: FormGroup
  private let first = Field<Date?>(nil, .required("Please choose the first day."))
  private let last = Field<Date?>(nil, .required("Please choose the last day."))
  private var register: Register
  private let tool: Tool
  private let person: Person
  private let screen: Screen<Event>
  private let checking = Command()

  package init(_ tool: Tool, for person: Person, screen: Screen<Event>) {
    self.tool = tool
    self.person = person
    self.screen = screen
    let changes = person.library.changes()
    register = person.library.register
    form = FormGroup(first, last)
    form.rule { [weak self] in self?.refusal?.userMessage }
    screen.scope.forEach(changes) { [weak self] in self?.register = person.library.register }
  }

  public var toolName: String { tool.name }
  public var firstDay: ValueBinding<Date?> { first.binding }
  public var lastDay: ValueBinding<Date?> { last.binding }
  /// The zone in which a ``Day`` begins.
  public var timeZone: TimeZone { .gmt }
  /// The days that can be chosen.
  public var range: ClosedRange<Date> { today.date...today.adding(90).date }
  public var message: String? { first.message ?? last.message ?? form.message }

  public func continueButtonTapped() { checking(screen, of: self) { await $0.check() } }
  public func cancelButtonTapped() { screen.send(.didCancel) }

  private var today: Day { person.library.today }

  private var days: ClosedRange<Day>? {
    guard let first = first.value, let last = last.value, first <= last else { return nil }
    return Day(first)...Day(last)
  }

  private var refusal: LibraryError? {
    guard let days else { return nil }
    return register.refusal(of: Loan(tool.id, to: person.id, days), today: today)
  }

  private func check() async {
    guard await form.validate(), let days else { return }
    screen.send(.didChoose(days))
  }
}

extension DaysViewModel: Restorable {
  public struct SavedState: Codable {
    fileprivate let first: Date?
    fileprivate let last: Date?
    fileprivate let isTouched: Bool
  }

  public var savedState: SavedState {
    get { SavedState(first: first.value, last: last.value, isTouched: first.isTouched) }
    set {
      (first.value, last.value) = (newValue.first, newValue.last)
      if newValue.isTouched { form.touch() }
    }
  }
}

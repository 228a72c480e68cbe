public import Observation
package import ToolLibraryModel
public import Usher

/// Asks who somebody is, once.
@Observable
public final class NameViewModel: ViewModel {
  /// What the coordinator hears.
  package enum Event { case didFinish, didCancel }

  public let title = "Who Are You?"
  /// Whether there is something to go back to.
  public let canCancel: Bool
  public let name = Field(
    "",
    .required("Please enter your name."),
    .length(...60, "Use at most 60 characters.")
  )
  public let form: FormGroup
  private let person: Person
  private let screen: Screen<Event>
  private let saving = Command()

  package init(_ person: Person, canCancel: Bool, screen: Screen<Event>) {
    self.person = person
    self.canCancel = canCancel
    self.screen = screen
    form = FormGroup(name)
    // The name may be entered in another tab of the app, or in another window.
    screen.scope.forEach(person.library.changes()) { [weak self] in self?.goOnIfKnown() }
    screen.scope.task(self) { $0.goOnIfKnown() }
  }

  public var isSaving: Bool { saving.isRunning }
  public var message: String? { saving.message }

  public func continueButtonTapped() { saving(screen, of: self) { try await $0.save() } }
  public func cancelButtonTapped() { screen.send(.didCancel) }

  private func save() async throws {
    guard await form.validate() else { return }
    try person.setName(name.value.trimmed)
    goOnIfKnown()
  }

  private func goOnIfKnown() {
    if person.name != nil { screen.send(.didFinish) }
  }
}

extension NameViewModel: Restorable {
  public var savedState: String {
    get { name.value }
    set { name.value = newValue }
  }
}

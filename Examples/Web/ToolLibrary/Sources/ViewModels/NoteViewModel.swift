public import Observation
package import ToolLibraryModel
public import Usher

/// The editor of a loan's note. It asks before changes are lost.
@Observable
public final class NoteViewModel: ViewModel {
  /// What the coordinator hears.
  package enum Event { case didFinish }

  public let title = "Note"
  public let toolName: String
  public let text = Field("", .length(...500, "Use at most 500 characters."))
  public let form: FormGroup
  private let loan: Loan
  private let person: Person
  private let screen: Screen<Event>
  private let saving = Command()

  package init(on loan: Loan, for person: Person, screen: Screen<Event>) {
    self.loan = loan
    self.person = person
    self.screen = screen
    toolName = person.library.tool(loan.tool)?.name ?? loan.tool
    form = FormGroup(text)
    text.reset(to: loan.note)
    screen.beforeLeaving(self) { editor, leaving in
      guard editor.form.isDirty, !leaving.keepsScreen else { return .allow }
      return .ask(.confirm("Discard your changes?", confirm: "Discard", isDestructive: true))
    }
  }

  public var isSaving: Bool { saving.isRunning }
  public var message: String? { saving.message }

  public func saveButtonTapped() { saving(screen, of: self) { try await $0.save() } }
  public func cancelButtonTapped() { screen.send(.didFinish) }

  private func save() async throws {
    guard await form.validate() else { return }
    try person.setNote(text.value.trimmed, on: loan.id)
    // Nothing is left to lose.
    text.reset(to: text.value)
    screen.send(.didFinish)
  }
}

/// What was typed goes on after the process died.
extension NoteViewModel: Restorable {
  public struct SavedState: Codable {
    fileprivate let text: String
    fileprivate let isTouched: Bool
  }

  public var savedState: SavedState {
    get { SavedState(text: text.value, isTouched: text.isTouched) }
    set {
      text.value = newValue.text
      if newValue.isTouched { text.touch() }
    }
  }
}

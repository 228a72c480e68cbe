import Foundation
public import Observation
package import StarterModel
public import Usher

/// The form for a new book, or for one that is changed.
@Observable
public final class EditBookViewModel: ViewModel {
  /// What the coordinator hears.
  package enum Event { case didFinish, didCancel, didPressDelete }

  public var title: String { isNew ? "New Book" : "Edit Book" }
  public let name = Field(
    "",
    .required("Please enter the title."),
    .length(...100, "Use at most 100 characters.")
  )
  public let author = Field("", .length(...100, "Use at most 100 characters."))
  public let form: FormGroup
  private let read = Field(false)
  private let book: Book?
  private let library: Library
  private let screen: Screen<Event>
  private let saving = Command()
  private let deleting = Command()

  /// - Parameter book: The book to change; `nil` for a new one.
  package init(_ book: Book?, in library: Library, screen: Screen<Event>) {
    self.book = book
    self.library = library
    self.screen = screen
    form = FormGroup(name, author, read)
    if let book {
      name.reset(to: book.title)
      author.reset(to: book.author)
      read.reset(to: book.isRead)
    }
    screen.beforeLeaving(self) { editor, leaving in
      guard editor.form.isDirty, !leaving.keepsScreen else { return .allow }
      return .ask(.confirm("Discard your changes?", confirm: "Discard", isDestructive: true))
    }
  }

  public var isNew: Bool { book == nil }
  public var isRead: ValueBinding<Bool> { read.binding }
  public var isSaving: Bool { saving.isRunning }
  /// The reason why the book wasn't saved or deleted.
  public var message: String? { saving.message ?? deleting.message }

  public func saveButtonTapped() { saving(screen, of: self) { try await $0.save() } }
  public func cancelButtonTapped() { screen.send(.didCancel) }
  public func deleteButtonTapped() { screen.send(.didPressDelete) }

  /// Deletes the book. The coordinator has asked the person before.
  package func delete() { deleting(screen, of: self) { try $0.deleteBook() } }

  private func save() async throws {
    guard await form.validate() else { return }
    let saved = Book(
      id: book?.id ?? UUID().uuidString.lowercased(),
      title: name.value.trimmed,
      author: author.value.trimmed,
      isRead: read.value
    )
    if isNew { try library.add(saved) } else { try library.update(saved) }
    screen.send(.didFinish)
  }

  private func deleteBook() throws {
    if let book { try library.delete(book.id) }
    screen.send(.didFinish)
  }
}

/// What was typed goes on after the process died. A new property is optional, or states of before can't be read.
extension EditBookViewModel: Restorable {
  public struct SavedState: Codable {
    fileprivate let name: String
    fileprivate let author: String
    fileprivate let isRead: Bool
    /// Which of the fields show their messages.
    fileprivate let touched: [Bool]
  }

  private var fields: [Field<String>] { [name, author] }

  public var savedState: SavedState {
    get {
      SavedState(
        name: name.value,
        author: author.value,
        isRead: read.value,
        touched: fields.map(\.isTouched)
      )
    }
    set {
      name.value = newValue.name
      author.value = newValue.author
      read.value = newValue.isRead
      for (field, isTouched) in zip(fields, newValue.touched) where isTouched { field.touch() }
    }
  }
}

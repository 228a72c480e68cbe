import StarterModel
import StarterViewModels
import Usher

enum EditBookRoute: Route, CaseIterable { case form }

/// Lets the person enter a book, or change or delete one.
final class EditBookCoordinator: Coordinator {
  let flow: Flow<EditBookRoute, Void>
  private let book: Book?
  private let library: Library

  /// - Parameter book: The book to change; `nil` for a new one.
  init(_ book: Book?, in library: Library, flow: Flow<EditBookRoute, Void>) {
    self.book = book
    self.library = library
    self.flow = flow
  }

  func show(_ route: EditBookRoute) {
    flow.push(at: route, on: handle) { EditBookViewModel(book, in: library, screen: $0) }
  }

  private func handle(_ event: EditBookViewModel.Event) {
    switch event {
    case .didFinish: flow.finish()
    case .didCancel: flow.cancel()
    case .didPressDelete: askToDelete()
    }
  }

  private func askToDelete() {
    flow.ask(
      .confirm("Delete this book?", confirm: "Delete", isDestructive: true)
    ) { [weak self] isConfirmed in
      let form: EditBookViewModel? = self?.flow.viewModel()
      if isConfirmed { form?.delete() }
    }
  }
}

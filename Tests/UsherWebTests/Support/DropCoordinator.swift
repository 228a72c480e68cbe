import Observation
import Synchronization
import Usher

@testable import UsherWeb

enum DropRoute: Route {
  case drop

  enum CodingKeys: String, RoutePath { case drop = "" }
}

/// An app with a place for files, which a test takes out of it.
final class DropCoordinator: Coordinator {
  let flow: Flow<DropRoute, Never>
  let inbox: Inbox

  init(flow: Flow<DropRoute, Never>, inbox: Inbox) {
    self.flow = flow
    self.inbox = inbox
  }

  func start() { show(.drop) }
  func show(_ route: DropRoute) { flow.push(DropViewModel(inbox), at: route) }
}

@Observable
final class DropViewModel: ViewModel {
  private let inbox: Inbox
  private(set) var names: [String] = []
  var isDisabled = false

  init(_ inbox: Inbox) { self.inbox = inbox }

  func fileChosen(_ file: IncomingFile) {
    names.append(file.name)
    inbox.put(file)
  }

  func disableButtonTapped() { isDisabled = true }
}

struct DropScreen: View {
  let viewModel: DropViewModel

  var body: some HTML {
    FileField(
      "Add",
      accept: "image/*",
      isMultiple: true,
      isDisabled: viewModel.isDisabled,
      onFile: viewModel.fileChosen
    )
    p { viewModel.names.joined(separator: ", ") }
    button { "Disable" }.on(.click, viewModel.disableButtonTapped)
  }
}

/// Where an app's files go.
final class Inbox: Sendable {
  /// The next file of who waits for it.
  let files: AsyncStream<IncomingFile>
  private let arrived: AsyncStream<IncomingFile>.Continuation
  /// Whether files are dropped unread.
  let refuses: Bool

  init(refuses: Bool = false) {
    self.refuses = refuses
    (files, arrived) = AsyncStream.makeStream()
  }

  func put(_ file: IncomingFile) { if !refuses { arrived.yield(file) } }

  func next() async -> IncomingFile? { await files.first { _ in true } }
}

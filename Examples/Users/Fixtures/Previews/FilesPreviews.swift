import UsersModel
import UsersViewModels
import Usher
import UsherPreviews

let filesPreviews = [
  Preview("Files", "loaded") { files($0) },
  Preview("Files", "premium") { files($0, of: .premium) },
  Preview("Files", "loading") { files($0, in: MemoryFiles(.silent)) },
  Preview("Files", "empty") { files($0, in: MemoryFiles()) },
  Preview("Files", "failed") { files($0, in: MemoryFiles(.failing)) },
  Preview("Files", "signed out") { FilesViewModel(owner: .ada, person: .visitor(), screen: $0) },
  Preview("Files", "plan not changed") { screen in
    files(screen, accounts: .failing).acting(on: screen, once: { $0.files.value != nil }) {
      $0.premium.value = true
    }
  },
  Preview("Files", "uploading") { screen in
    files(screen).acting(on: screen, once: { $0.files.value != nil }) {
      $0.fileChosen(.endless("report.pdf"))
      $0.fileChosen(.endless("film.mp4", size: 2_000_000))
    }
  },
  Preview("Files", "too large") { screen in
    files(screen).acting(on: screen, once: { $0.files.value != nil }) {
      $0.fileChosen(.endless("film.mp4", size: 2_000_000_000))
    }
  },
  Preview("Files", "deleted") { screen in
    files(screen).acting(on: screen, once: { $0.files.value != nil }) { $0.delete("plan.txt") }
  },
  Preview("Files", "long texts") { files($0, of: .long, in: MemoryFiles(files: .long)) },
]

private func files(
  _ screen: Screen<FilesViewModel.Event>,
  of owner: Account = .ada,
  in store: MemoryFiles = MemoryFiles(files: .some),
  accounts: MemoryAccounts.Conduct = .answering
) -> FilesViewModel {
  FilesViewModel(
    owner: owner,
    person: .signedIn(as: owner, screen, in: store, accounts: accounts),
    screen: screen
  )
}

extension IncomingFile {
  /// A file of which the first two fifths arrive, and then nothing any more.
  fileprivate static func endless(_ name: String, size: Int64 = 1_000) -> IncomingFile {
    let (chunks, arrival) = AsyncStream.makeStream(of: [UInt8].self)
    arrival.yield([UInt8](repeating: 0, count: 400))
    return IncomingFile(name: name, size: size, contentType: "text/plain", chunks: chunks)
  }
}

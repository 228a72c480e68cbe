import UsersModel
import UsersViewModels
import Usher
import UsherPreviews

let filesPreviews = [
  Preview("Files", "loaded") { files($0) },
  Preview("Files", "premium") { files($0, in: MemoryFiles(files: .some, plan: .premium)) },
  Preview("Files", "loading") { files($0, of: FaultyUsers(.silent)) },
  Preview("Files", "loading the list") { files($0, in: MemoryFiles(.silent)) },
  Preview("Files", "empty") { files($0, in: MemoryFiles()) },
  Preview("Files", "no such user") { files($0, of: FixedUsers(users: [])) },
  Preview("Files", "failed") { files($0, of: FaultyUsers(.failing)) },
  Preview("Files", "list failed") { files($0, in: MemoryFiles(.failing)) },
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
  Preview("Files", "long texts") {
    files($0, of: FixedUsers(users: .long), in: MemoryFiles(files: .long))
  },
]

private func files(
  _ screen: Screen<FilesViewModel.Event>,
  of source: any UsersDataSource = FixedUsers.known,
  in store: MemoryFiles = MemoryFiles(files: .some)
) -> FilesViewModel {
  FilesViewModel(user: 1, dataSource: source, store: store, screen: screen)
}

extension IncomingFile {
  /// A file of which the first two fifths arrive, and then nothing any more.
  fileprivate static func endless(_ name: String, size: Int64 = 1_000) -> IncomingFile {
    let (chunks, arrival) = AsyncStream.makeStream(of: [UInt8].self)
    arrival.yield([UInt8](repeating: 0, count: 400))
    return IncomingFile(name: name, size: size, contentType: "text/plain", chunks: chunks)
  }
}

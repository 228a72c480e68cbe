import Foundation
import GTK
import Usher

/// A file of the person's on the disk. Nothing waits for the disk but the task that reads or saves: a disk elsewhere on the network
/// may take its time.
enum DiskFile {
  /// The size of a piece, in bytes.
  private static let piece = 256 * 1024
  private static let queue = DispatchQueue(label: "usher.files", attributes: .concurrent)

  /// A chosen file, as an app gets it. One that can't be read throws when it is read.
  @MainActor static func incoming(_ file: ChosenFile, _ words: WindowWords) -> IncomingFile {
    let attributes = file.path.flatMap { path in
      // Of the file that a link leads to.
      try? FileManager.default.attributesOfItem(
        atPath: URL(fileURLWithPath: path).resolvingSymlinksInPath().path
      )
    }
    return IncomingFile(
      name: file.name,
      size: (attributes?[.size] as? NSNumber)?.int64Value ?? 0,
      contentType: Desktop.contentType(of: file.name),
      chunks: Pieces(file: file, words: words)
    )
  }

  /// Saves a file: all of it, or nothing and the file that is there stays. A link stays one, and the permissions stay.
  static func save(
    _ content: [UInt8],
    to file: ChosenFile,
    _ words: WindowWords
  ) async throws(DiskFileError) {
    guard let path = file.path else { throw DiskFileError(.elsewhere, file.name, words) }
    let code = await inBackground { DiskWriter.write(content, to: path) }
    switch code {
    case 0: return
    case ENOSPC, EDQUOT: throw DiskFileError(.diskFull, file.name, words)
    case EACCES, EPERM, EROFS: throw DiskFileError(.notAllowed, file.name, words)
    default: throw DiskFileError(.unsaved, file.name, words)
    }
  }

  /// A name for a file that leads to no other folder and hides nothing.
  static func safeName(_ name: String) -> String {
    let hidden: (Unicode.Scalar) -> Bool = { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: true
      default: false
      }
    }
    let last = name.split(separator: "/").last.map(String.init) ?? ""
    let shown = String(String.UnicodeScalarView(last.unicodeScalars.filter { !hidden($0) }))
    let bare = shown.drop { $0 == "." || $0.isWhitespace }
    // As long as a file's name can be, with room for its ending.
    var short = bare.suffix(80)
    while short.utf8.count > 200 { short = short.dropFirst() }
    return short.isEmpty ? "file" : String(short)
  }

  /// Does work of the disk on a thread of its own: those of tasks are few.
  private static func inBackground<Value: Sendable>(
    _ work: @escaping @Sendable () -> Value
  ) async -> Value {
    await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: work()) }
    }
  }

  /// The content of a file, piece by piece.
  struct Pieces: AsyncSequence, Sendable {
    let file: ChosenFile
    let words: WindowWords

    func makeAsyncIterator() -> Iterator { Iterator(file: file, words: words) }

    struct Iterator: AsyncIteratorProtocol {
      let file: ChosenFile
      let words: WindowWords
      private var reader: DiskReader?

      init(file: ChosenFile, words: WindowWords) { (self.file, self.words) = (file, words) }

      mutating func next() async throws -> [UInt8]? {
        guard let path = file.path else { throw DiskFileError(.elsewhere, file.name, words) }
        let reader = reader ?? DiskReader(path)
        self.reader = reader
        let piece = await DiskFile.inBackground { reader.read(upTo: DiskFile.piece) }
        guard let piece else { throw DiskFileError(.unreadable, file.name, words) }
        return piece.isEmpty ? nil : piece
      }
    }
  }
}

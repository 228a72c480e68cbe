import Foundation

/// A file that is there while the windows of the last time come back. It counts the starts whose process ended
/// meanwhile, so that what ends the program at each start isn't tried for ever.
@MainActor struct RestorationMark {
  /// The time after which the windows have come back for good: what they load at once is there, too.
  static let milliseconds: UInt32 = 10_000
  /// The number of starts that may end so before the windows stay closed.
  static let limit = 2

  private let url: URL

  /// Makes the mark for a file with windows.
  init(of file: WindowsFile) { url = file.url.appendingPathExtension("restoring") }

  /// Marks that the windows come back now.
  ///
  /// - Returns: whether they may; `false` if that has ended so many processes.
  func begin() -> Bool {
    let text = (try? Data(contentsOf: url)).map { String(decoding: $0, as: UTF8.self) }
    let count = text.flatMap { Int($0) } ?? 0
    guard count < Self.limit else {
      end()
      return false
    }
    // Where nothing can be written, nothing is counted.
    try? Data("\(count + 1)".utf8).write(to: url)
    return true
  }

  /// Marks that they have come back.
  func end() { unlink(url.path) }
}

import Foundation

/// The output of another process, line by line.
actor LineReader {
  private let file: FileHandle
  private let queue = DispatchQueue(label: "lines")
  private var rest = Data()

  init(_ file: FileHandle) {
    self.file = file
  }

  /// Waits for the next line and returns it; `nil` at the end.
  func next() async -> String? {
    while true {
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: rest[..<end], as: UTF8.self)
        rest = Data(rest[rest.index(after: end)...])
        return line
      }
      // Reading blocks its thread, so it runs on its own queue: other tests need the threads of the
      // pool.
      let more = await withCheckedContinuation { continuation in
        queue.async { [file] in continuation.resume(returning: file.availableData) }
      }
      guard !more.isEmpty else { return nil }
      rest += more
    }
  }
}

import Synchronization
import Usher

/// The files that the person chose in a page. Each file is kept until its upload has ended.
final class IncomingFiles: Sendable {
  private struct Entry {
    let upload: Upload
    var token: String?
    var timer: Task<Void, Never>?

    /// Stops waiting for the file's content.
    func end(_ uploads: Uploads) {
      timer?.cancel()
      if let token { uploads.remove(token) }
    }
  }

  /// The largest number of files that haven't ended. Who drops more can drop the others later.
  static let limit = 256

  private let uploads: Uploads
  private let visitor: @Sendable () -> Visitor
  private let startLimit: Duration
  private let tell: @Sendable (FileRequest) -> Void
  private let entries = Mutex<[Int: Entry]>([:])

  /// - Parameters:
  ///   - uploads: the expected uploads of all pages, by token.
  ///   - visitor: returns the browser of the page.
  ///   - startLimit: how long a browser has to begin to send a requested file.
  ///   - tell: called on any thread with each request for the browser.
  init(
    _ uploads: Uploads,
    of visitor: @escaping @Sendable () -> Visitor,
    startLimit: Duration,
    tell: @escaping @Sendable (FileRequest) -> Void
  ) {
    self.uploads = uploads
    self.visitor = visitor
    self.startLimit = startLimit
    self.tell = tell
  }

  deinit { close() }

  /// Returns the file that an event describes; `nil` if the description isn't valid, or if another file already has its
  /// number. If too many files are waiting, this one can't be read.
  func file(_ payload: String) -> IncomingFile? {
    guard let chosen = ChosenFile(payload) else { return nil }
    let upload = Upload(size: chosen.size) { [weak self] event in
      switch event {
      case .asked: self?.ask(for: chosen)
      case .ended(let ending): self?.ended(chosen.number, ending)
      }
    }
    let (isNew, hasRoom) = entries.withLock { entries in
      guard entries[chosen.number] == nil else { return (false, false) }
      guard entries.count < Self.limit else { return (true, false) }
      entries[chosen.number] = Entry(upload: upload)
      return (true, true)
    }
    guard isNew else { return nil }
    if !hasRoom {
      upload.fail(.unavailable)
      tell(.letGo(number: chosen.number))
    }
    return IncomingFile(
      name: chosen.name,
      size: chosen.size,
      contentType: chosen.contentType,
      number: chosen.number,
      chunks: UploadChunks(upload)
    )
  }

  /// Ends the upload of a file that the browser can't send, with an error.
  func fail(_ number: Int) {
    entries.withLock { $0[number]?.upload }?.fail(.unavailable)
  }

  /// Ends all uploads that haven't ended yet, with an error, because the page has ended.
  func close() {
    let all = entries.withLock { entries in
      defer { entries = [:] }
      return entries
    }
    for entry in all.values {
      entry.end(uploads)
      entry.upload.fail(.cutOff)
    }
  }

  private func ask(for chosen: ChosenFile) {
    let token = entries.withLock { entries in
      // The upload may have ended on another thread.
      guard let upload = entries[chosen.number]?.upload else { return nil as String? }
      let token = uploads.add(upload, of: visitor())
      entries[chosen.number]?.token = token
      let limit = startLimit
      entries[chosen.number]?.timer = Task {
        if (try? await Task.sleep(for: limit)) != nil { upload.expire() }
      }
      return token
    }
    if let token { tell(.send(number: chosen.number, token: token)) }
  }

  private func ended(_ number: Int, _ ending: Upload.State.Ending) {
    guard let entry = entries.withLock({ $0.removeValue(forKey: number) }) else { return }
    entry.end(uploads)
    if ending != .complete { tell(.letGo(number: number)) }
  }
}

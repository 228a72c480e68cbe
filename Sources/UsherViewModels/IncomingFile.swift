/// A file a person has chosen, from whatever host.
///
/// Nothing of its content travels until the first chunk is asked for. A file that is dropped unread,
/// say because it is too large, costs nothing.
///
/// ```swift
/// func fileChosen(_ file: IncomingFile) {
///   guard file.size < 10_000_000 else { return message = "Choose a file of less than 10 MB." }
///   screen.scope.task(self) { await $0.add(file) }
/// }
///
/// private func add(_ file: IncomingFile) async {
///   do {
///     for try await chunk in file.chunks { try await store.append(chunk) }
///   } catch {
///     message = error.userMessage
///   }
/// }
/// ```
public struct IncomingFile: Sendable {
  /// What it is called, without folders: `misery-ridge.jpg`.
  public let name: String
  /// How many bytes it has, as the host says; ``chunks`` are exactly as many or throw.
  public let size: Int64
  /// What is in it, as the host says and nobody has checked: `image/jpeg`.
  public let contentType: String
  /// The content, bit by bit, no faster than it is taken. It can be gone through once.
  public let chunks: Chunks

  /// A file of which the content comes from a sequence, for tests and for hosts.
  ///
  /// The sequence is asked for an iterator when the first chunk is, and is let go of with it, or
  /// when the file is dropped.
  ///
  /// - Parameters:
  ///   - name: what it is called, without folders.
  ///   - size: how many bytes it has.
  ///   - contentType: what is in it, as `image/jpeg`.
  ///   - chunks: the content. What it throws reaches whoever reads the file.
  public init<Content: AsyncSequence & Sendable>(
    name: String,
    size: Int64,
    contentType: String,
    chunks: Content
  ) where Content.Element == [UInt8] {
    self.name = name
    self.size = size
    self.contentType = contentType
    self.chunks = Chunks(chunks, size: size)
  }
}

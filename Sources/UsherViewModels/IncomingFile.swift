/// A file that the person has chosen. All hosts use this type.
///
/// No content is transferred before the first chunk is read. So nothing is transferred of a file that is never read,
/// for example because it is too large.
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
  /// The file's name without folders, for example `misery-ridge.jpg`.
  public let name: String
  /// The size in bytes, as the host says. ``chunks`` deliver exactly this number of bytes, or throw an error.
  public let size: Int64
  /// The type of the content, for example `image/jpeg`. It comes from the host, and nobody has checked whether it is
  /// right.
  public let contentType: String
  /// The number by which the person's device knows the file, so that a view can show its picture there before it is sent;
  /// `nil` where the device shows none, for example in a test.
  public let number: Int?
  /// The content, which is transferred no faster than the app reads it. It can be read only once.
  public let chunks: Chunks

  /// Makes a file whose content comes from a sequence, for tests and for hosts.
  ///
  /// The iterator of the sequence is made when ``chunks`` are first iterated, and the sequence itself is released at
  /// that moment. If the chunks are never iterated, the sequence is released together with the file.
  ///
  /// - Parameters:
  ///   - name: the name, without folders.
  ///   - size: the number of bytes that the sequence delivers.
  ///   - contentType: the type of the content, for example `image/jpeg`.
  ///   - number: the number by which the person's device knows the file, if it can show its picture.
  ///   - chunks: the content. An error that it throws reaches the code that reads the file.
  public init<Content: AsyncSequence & Sendable>(
    name: String,
    size: Int64,
    contentType: String,
    number: Int? = nil,
    chunks: Content
  ) where Content.Element == [UInt8] {
    self.name = name
    self.size = size
    self.contentType = contentType
    self.number = number
    self.chunks = Chunks(chunks, size: size)
  }
}

public import Usher

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// What a ``Timeline`` recorded: every state a window was in, with what led to it. It replays headless, as a
/// test that each of these states can still be shown.
public struct Recording: Codable, Hashable, Sendable {
  /// One transition.
  public struct Step: Codable, Hashable, Sendable {
    /// What set it off, in words.
    public var cause: String
    /// The state after it.
    public var snapshot: Snapshot
    /// The screens after it, in one line.
    public var drawing: String
  }

  /// The transitions; the first one is the start.
  public var steps: [Step]

  init(steps: [Step]) { self.steps = steps }

  /// Reads a recording.
  ///
  /// - Parameter text: what ``json`` gave.
  /// - Throws: ``RecordingError`` when it can't be read.
  public init(json text: String) throws(RecordingError) {
    do { self = try JSONDecoder().decode(Recording.self, from: Data(text.utf8)) } catch {
      throw RecordingError(underlying: error)
    }
  }

  /// The recording as JSON text; equal recordings give equal texts.
  public var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Texts and whole numbers only: there is nothing in it that JSON can't say.
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}

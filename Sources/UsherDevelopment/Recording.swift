public import Usher

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The states of a window that a ``Timeline`` recorded, each with the cause of the transition to it. A test replays a
/// recording without a UI, to check that each of these states can still be shown.
///
/// ```swift
/// let recording = try Recording(json: text)
/// try app.replay(recording)
/// ```
public struct Recording: Codable, Hashable, Sendable {
  /// A recorded transition, with the state that it led to.
  public struct Step: Codable, Hashable, Sendable {
    /// The cause of the transition, in words.
    public var cause: String
    /// The window's state after the transition.
    public var snapshot: Snapshot
    /// The screens after the transition, on one line: ``Navigation/drawing``.
    public var drawing: String
  }

  /// The transitions, oldest first. The first step is the oldest state that the timeline has: normally the state when
  /// the recording started.
  public var steps: [Step]

  init(steps: [Step]) { self.steps = steps }

  /// Reads a recording.
  ///
  /// - Parameter text: a text that ``json`` returned.
  /// - Throws: ``RecordingError`` when the text isn't the JSON of a recording.
  public init(json text: String) throws(RecordingError) {
    do { self = try JSONDecoder().decode(Recording.self, from: Data(text.utf8)) } catch {
      throw RecordingError(underlying: error)
    }
  }

  /// The recording as JSON text; equal recordings give equal texts.
  public var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // A recording holds only texts and whole numbers, so JSON can express all of it.
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }
}

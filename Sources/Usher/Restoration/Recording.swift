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
  /// - Throws: ``SnapshotError`` when it can't be read.
  public init(json text: String) throws(SnapshotError) {
    do { self = try SnapshotCoding.value(Recording.self, of: text) } catch {
      throw .unreadable(error)
    }
  }

  /// The recording as JSON text; equal recordings give equal texts.
  public var json: String { (try? SnapshotCoding.text(of: self)) ?? "" }

  /// The source of a test that replays it.
  ///
  /// - Parameters:
  ///   - name: what the test is called.
  ///   - coordinator: the expression that makes the root coordinator with the flow `$0`.
  public func test(named name: String, coordinator: String) -> String {
    let lines = steps.map { "  // \($0.cause): \($0.drawing)" }.joined(separator: "\n")
    return """
      @Test("\(name.replacing("\"", with: "\\\""))")
      @MainActor func replay() throws {
      \(lines)
        let app = try TestApp { \(coordinator) }
        try app.replay(Recording(json: ###"\(json)"###))
        try app.close()
      }

      """
  }
}

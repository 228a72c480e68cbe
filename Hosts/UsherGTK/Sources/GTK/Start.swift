import CGTK

/// A start of the program, with what it asks for. One by another process ends when it has its answer.
package final class Start: GObject {
  /// The arguments that ``Application/run(_:)`` has got there.
  package let arguments: [String]
  /// Whether another process asks.
  package let isOther: Bool

  override init(_ start: UnsafeMutableRawPointer) {
    let texts = usher_start_arguments(start)
    defer { g_strfreev(texts) }
    arguments = sequence(first: texts) { $0 + 1 }.lazy.map(\.pointee).prefix { $0 != nil }
      .compactMap { $0.map { String(cString: $0) } }
    isOther = usher_start_is_remote(start) != 0
    super.init(start)
  }

  /// Has the other process end.
  ///
  /// - Parameters:
  ///   - lines: what it prints on standard error.
  ///   - code: the code with which it ends.
  package func answer(_ lines: [String], code: Int) {
    usher_start_answer(raw, lines.map { "\($0)\n" }.joined(), Int32(clamping: code))
  }
}

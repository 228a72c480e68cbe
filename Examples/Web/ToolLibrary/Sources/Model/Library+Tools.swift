import Foundation

extension Library {
  package func tool(_ id: Tool.ID) -> Tool? { tools.first { $0.id == id } }

  /// A part of the tools with a text in their names or purposes; without a text, of all.
  ///
  /// - Returns: At most `count` tools, the first of which is the one with the index `start`, and the number of all.
  package func tools(
    with text: String,
    from start: Int,
    count: Int
  ) -> (part: [Tool], total: Int) {
    let found =
      text.isEmpty
      ? tools
      : tools.filter {
        $0.name.localizedStandardContains(text) || $0.purpose.localizedStandardContains(text)
      }
    return (Array(found.dropFirst(start).prefix(count)), found.count)
  }
}

/// Measures the view-model toolkit beside what one would use instead, and prints tables:
/// `Toolkit [changes] [memory] [lists] [entries]`, all when none is named.
@main
struct Toolkit {
  static func main() async { await writeTables(Set(CommandLine.arguments.dropFirst())) }

  @Runner
  private static func writeTables(_ topics: Set<String>) async {
    func isWanted(_ topic: String) -> Bool { topics.isEmpty || topics.contains(topic) }
    if isWanted("changes") {
      await PropagationTables.writeOneChange()
      await PropagationTables.writeManyChanges()
    }
    if isWanted("memory") { Memory.write() }
    if isWanted("lists") { Lists.write() }
    if isWanted("entries") { await Entries.write() }
  }
}

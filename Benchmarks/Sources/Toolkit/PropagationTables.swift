/// What observers cost while values change.
@Runner
enum PropagationTables {
  static func writeOneChange() async {
    var table = Table("one change", "1 observer", "10", "1,000")
    await fill(&table, [(1, 1), (10, 1), (1_000, 1)]) { contest, base in
      Cell.time(contest.samples.median) + ", "
        + Cell.ratio(contest.samples.median, to: base.samples.median)
    }
    table.write()
  }

  static func writeManyChanges() async {
    var table = Table("1,000 changes in one turn", "1 observer", "100")
    await fill(&table, [(1, 1_000), (100, 1_000)]) { contest, base in
      Cell.time(contest.samples.median) + ", "
        + Cell.ratio(contest.samples.median, to: base.samples.median)
        + ", \(contest.calls == 1 ? "1 call" : "\(Cell.grouped(contest.calls)) calls")"
    }
    table.write()
  }

  private static func fill(
    _ table: inout Table,
    _ columns: [(observers: Int, changes: Int)],
    _ cell: (any Contest, any Contest) -> String
  ) async {
    var rows: [[String]] = []
    for column in columns {
      let contests: [any Contest] = [
        Propagation(ClosureSubject.self, observers: column.observers, changes: column.changes),
        Propagation(CombineSubject.self, observers: column.observers, changes: column.changes),
        Propagation(ObservationSubject.self, observers: column.observers, changes: column.changes),
        Propagation(UsherSubject.self, observers: column.observers, changes: column.changes),
      ]
      await run(contests)
      if rows.isEmpty { rows = contests.map { [$0.name] } }
      for (index, contest) in contests.enumerated() {
        rows[index].append(cell(contest, contests[0]))
      }
    }
    for row in rows { table.add(row) }
  }
}

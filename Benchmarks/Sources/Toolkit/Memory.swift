import Usher

/// What an observation or a binding takes on the heap.
@Runner
enum Memory {
  private static let count = 10_000

  static func write() {
    var table = Table("bytes each, of 10,000", "observers of one value", "a value each", "two-way")
    let scope = Scope(isolation: Runner.shared)
    add(ClosureSubject.self, ClosureSubject.name, to: &table) { scope }
    add(CombineSubject.self, CombineSubject.name, to: &table) { scope }
    add(ObservationSubject.self, ObservationSubject.name, to: &table) { scope }
    add(UsherSubject.self, UsherSubject.name, to: &table) { scope }
    add(UsherSubject.self, "Usher, a scope each", to: &table) { Scope(isolation: Runner.shared) }
    table.write()
  }

  private static func add<Observed: Subject>(
    _: Observed.Type,
    _ name: String,
    to table: inout Table,
    scope: () -> Scope
  ) {
    var row = [name]
    let arrivals = Arrivals()
    let one = Observed(in: scope())
    var before = Heap.bytes
    for _ in 0..<count { one.observe(arrivals) }
    row.append(each(since: before))
    let many = (0..<count).map { _ in Observed(in: scope()) }
    before = Heap.bytes
    for subject in many { subject.observe(arrivals) }
    row.append(each(since: before))
    let pairs = (0..<count).map { _ in (Observed(in: scope()), Observed(in: scope())) }
    before = Heap.bytes
    for (first, second) in pairs { first.bind(to: second) }
    row.append(each(since: before))
    table.add(row)
    withExtendedLifetime((one, many, pairs)) {}
  }

  private static func each(since before: Int) -> String {
    Cell.grouped((Heap.bytes - before) / count)
  }
}

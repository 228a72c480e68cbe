/// A test of a host's list, with random sequences of updates: rows and sections are inserted, removed, moved and
/// changed. The most common cause of a crash of native lists is an update that names wrong rows.
///
/// ```swift
/// let failure = ListSuite(seed: 7).run(sequences: 1000) { TableList() }
/// #expect(failure == nil, "\(failure!)")
/// ```
///
/// After each update the shown lines must be right, a tap on a row must be reported for this row, and a row that stays
/// in its section must be drawn by the same object as before, if the list can tell the object.
public struct ListSuite {
  /// The seed of all random changes: the same seed gives the same changes.
  public let seed: UInt64
  /// The number of updates in a sequence. Each update makes one to four changes.
  public let steps: Int

  /// Makes a suite.
  ///
  /// - Parameters:
  ///   - seed: the seed of all random changes.
  ///   - steps: the number of updates in a sequence.
  public init(seed: UInt64, steps: Int = 12) {
    self.seed = seed
    self.steps = steps
  }

  /// Runs sequences of updates until one fails.
  ///
  /// ```swift
  /// let failure = ListSuite(seed: 7).run(sequences: 1000) { TableList() }
  /// ```
  ///
  /// - Parameters:
  ///   - sequences: the highest number of sequences to run.
  ///   - makeList: makes an empty list; called for each sequence.
  /// - Returns: a text with the problem and the update that has caused it; `nil` when all sequences pass.
  public func run(sequences: Int, _ makeList: () -> any ConformanceList) -> String? {
    for sequence in 0..<sequences {
      var random = SplitMix(state: seed &* 0x9e6c_63d0_876a_9a35 ^ UInt64(sequence) << 20)
      let list = makeList()
      var content = RandomSections()
      for _ in 0..<steps {
        let before = content.sections
        let drawn = identities(list, before)
        content.change(using: &random)
        list.show(content.sections)
        guard let problem = problem(list, content.sections, before, drawn, &random) else {
          continue
        }
        return """
          Seed \(seed), sequence \(sequence): from
          \(Self.lines(before).joined(separator: ", "))
          to
          \(Self.lines(content.sections).joined(separator: ", "))
          \(problem)
          """
      }
    }
    return nil
  }

  private func problem(
    _ list: any ConformanceList,
    _ sections: [ListSection],
    _ before: [ListSection],
    _ drawn: [Int: ObjectIdentifier],
    _ random: inout SplitMix
  ) -> String? {
    let lines = list.lines
    guard lines == Self.lines(sections) else {
      return "the list shows \(lines.joined(separator: ", "))"
    }
    let rows = sections.flatMap(\.rows)
    if let index = rows.indices.randomElement(using: &random) {
      let tapped = list.tap(index)
      guard tapped == rows[index].id else {
        return "a tap on “\(rows[index].text)” reaches row \(tapped.map { "\($0)" } ?? "none")"
      }
    }
    for section in sections {
      guard let old = before.first(where: { $0.id == section.id }) else { continue }
      for row in section.rows where old.rows.contains(where: { $0.id == row.id }) {
        guard let known = drawn[row.id], let now = list.identity(of: row.id) else { continue }
        if known != now { return "“\(row.text)” stays, but a new object draws it" }
      }
    }
    return nil
  }

  private func identities(
    _ list: any ConformanceList,
    _ sections: [ListSection]
  ) -> [Int: ObjectIdentifier] {
    var result: [Int: ObjectIdentifier] = [:]
    for row in sections.flatMap(\.rows) { result[row.id] = list.identity(of: row.id) }
    return result
  }

  private static func lines(_ sections: [ListSection]) -> [String] {
    sections.flatMap { [$0.title] + $0.rows.map(\.text) }
  }
}

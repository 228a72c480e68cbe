import MatchesModel

/// The rows of a section. A row is made when it is asked for: of a long list most rows are never seen, and the matches are
/// the store's own.
public struct MatchRows: RandomAccessCollection, Equatable {
  let matches: ArraySlice<Match>
  private let writer: MatchWriter

  init(_ matches: ArraySlice<Match>, _ writer: MatchWriter) {
    self.matches = matches
    self.writer = writer
  }

  public var startIndex: Int { matches.startIndex }
  public var endIndex: Int { matches.endIndex }
  public subscript(position: Int) -> MatchRow { MatchRow(matches[position], writer) }

  public static func == (first: Self, second: Self) -> Bool {
    guard first.writer === second.writer, first.count == second.count else { return false }
    return first.isSameMemory(as: second)
      || zip(first.matches, second.matches).allSatisfy { $0.contentMatches($1) }
  }

  private func isSameMemory(as other: Self) -> Bool {
    matches.withUnsafeBufferPointer { matches in
      other.matches.withUnsafeBufferPointer { matches.baseAddress == $0.baseAddress }
    }
  }
}

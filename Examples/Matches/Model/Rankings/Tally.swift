/// What somebody's matches come to.
struct Tally {
  private(set) var points = 0
  private(set) var played = 0

  mutating func add(_ result: MatchResult) {
    points += result.points
    played += 1
  }

  /// 10 for who won all, 0 for who lost all or didn't play.
  var rating: Double {
    played == 0 ? 0 : Double(10 * points) / Double(3 * played)
  }
}

/// The points and the number of a player's matches.
struct Tally {
  private(set) var points = 0
  private(set) var played = 0

  mutating func add(_ result: MatchResult) {
    points += result.points
    played += 1
  }

  /// The rating: 10 if all matches were won, 0 if all were lost or there are none.
  var rating: Double {
    played == 0 ? 0 : Double(10 * points) / Double(3 * played)
  }
}

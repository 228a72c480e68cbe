import Foundation
import MatchesModel
import MatchesViewModels
import UsherPreviews

extension Date {
  /// Noon on October 7, 2016, in Greenwich.
  static let noon = Date(timeIntervalSince1970: 1_475_841_600)
}

extension Formats {
  /// As the person's device writes, on a fixed day.
  static let fixed = Formats(locale: nil, calendar: Calendar(identifier: .gregorian)) { .noon }
}

extension [Player] {
  static let some = ["Anna", "Ben", "Carla", "David", "Eva"].map {
    Player(id: $0.lowercased(), name: $0)
  }
  /// The same players, whose names are very long.
  static let long = some.enumerated().map { index, player in
    Player(id: player.id, name: index.isMultiple(of: 2) ? LongText.sentence : LongText.word)
  }
}

extension Match {
  static let first = [Match].some[0]
  static let long = [Match].long[0]
  static let undated = [Match].undated[0]

  /// A match with these values.
  init(_ id: String, _ parameters: MatchParameters) {
    self.init(
      id: id,
      homePlayers: parameters.homePlayers.sorted { $0.name < $1.name },
      awayPlayers: parameters.awayPlayers.sorted { $0.name < $1.name },
      homeGoals: parameters.homeGoals,
      awayGoals: parameters.awayGoals,
      playedAt: parameters.playedAt
    )
  }
}

extension [Match] {
  static let some = matches(6, of: .some)
  /// So many that they can be searched.
  static let many = matches(40, of: .some)
  static let long = matches(3, of: .long)
  static let undated = matches(3, of: .some, hasDates: false)

  /// Matches in which everybody plays now and then, the newest first, from the day before ``Foundation/Date/noon`` on back.
  private static func matches(
    _ count: Int,
    of players: [Player],
    hasDates: Bool = true
  ) -> [Match] {
    (1...count).map { number in
      // Sides are sorted by name, as stores give them.
      func side(_ places: Int...) -> [Player] {
        places.map { players[(number * 2 + $0) % players.count] }.sorted { $0.name < $1.name }
      }
      return Match(
        id: "\(number)",
        homePlayers: side(0, 1),
        awayPlayers: side(2, 3),
        homeGoals: number * 3 % 5,
        awayGoals: number * 2 % 4,
        playedAt: hasDates ? .noon - Double(number) * 86_400 : nil
      )
    }
  }
}

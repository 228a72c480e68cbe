import Foundation
import MatchesModel

/// A search for matches by the names of their players: each word must be found in the name of somebody who played.
struct MatchSearch: Equatable {
  private let words: [String]
  private let locale: Locale

  /// The number of words that are looked for, at most.
  private static let mostWords = 64

  /// - Parameter text: what to search for; the search is `nil` if there is no word in it.
  init?(_ text: String, locale: Locale) {
    words = text.folded(locale).split(whereSeparator: \.isWhitespace).prefix(Self.mostWords)
      .map(String.init)
    self.locale = locale
    if words.isEmpty { return nil }
  }

  /// Which words are in the names of players: few people play many matches.
  typealias Names = [Player.ID: UInt64]

  /// Returns the matches that are found, in their order.
  func found(in matches: ArraySlice<Match>, _ names: inout Names) -> ArraySlice<Match> {
    let all = UInt64.max >> (64 - UInt64(words.count))
    return matches.filter { match in
      var found: UInt64 = 0
      for player in match.homePlayers { found |= wordsFound(in: player, &names) }
      for player in match.awayPlayers { found |= wordsFound(in: player, &names) }
      return found == all
    }[...]
  }

  private func wordsFound(in player: Player, _ names: inout Names) -> UInt64 {
    if let known = names[player.id] { return known }
    let found = wordsFound(in: player.name)
    names[player.id] = found
    return found
  }

  /// Returns a bit for each word that is in a name.
  private func wordsFound(in name: String) -> UInt64 {
    let name = name.folded(locale)
    return words.indices.reduce(0) { name.contains(words[$1]) ? $0 | 1 << UInt64($1) : $0 }
  }
}

extension String {
  /// The text as it is compared: people leave out capitals and accents when they search.
  fileprivate func folded(_ locale: Locale) -> String {
    folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: locale)
  }
}

import Foundation
import Usher

/// What the app says, in one language: a type for each language has all of it, so the compiler finds what is missing.
///
/// ```swift
/// screen.words.wasDeleted("Anna 2 : 1 Ben")
/// ```
public protocol MatchesWords: Sendable {
  // Buttons and titles
  var add: String { get }
  var addMatch: String { get }
  var addPlayer: String { get }
  var allMatches: String { get }
  var allPlayers: String { get }
  var cancel: String { get }
  var delete: String { get }
  var discard: String { get }
  var done: String { get }
  var edit: String { get }
  var editMatch: String { get }
  var keepEditing: String { get }
  var matches: String { get }
  var newMatch: String { get }
  var newPlayer: String { get }
  var openSettings: String { get }
  var player: String { get }
  var playerName: String { get }
  var players: String { get }
  var rankings: String { get }
  var save: String { get }
  var saveMine: String { get }
  var saving: String { get }
  var setDate: String { get }
  var settings: String { get }
  func edit(_ match: String) -> String

  // The list of matches
  var dateUnknown: String { get }
  var earlier: String { get }
  var goToDate: String { get }
  var last30Days: String { get }
  var last7Days: String { get }
  var noMatches: String { get }
  var noMatchesText: String { get }
  var search: String { get }
  func match(_ home: String, against away: String, _ result: String, on date: String?) -> String
  func noMatches(with query: String) -> String
  func wasDeleted(_ match: String) -> String
  func wereDeleted(_ match: String, andOthers count: Int) -> String

  // The editor
  var away: String { get }
  var awayGoals: String { get }
  var changedMeanwhile: String { get }
  var discardChanges: String { get }
  var hasNotBeenSaved: String { get }
  var home: String { get }
  var homeGoals: String { get }
  var noDateKept: String { get }
  var noDateKnown: String { get }
  var oops: String { get }
  var playedAt: String { get }
  var setAwayPlayers: String { get }
  var setHomePlayers: String { get }
  func couldNotBeSaved(_ reason: String) -> String
  func isNow(_ match: String) -> String
  func saveInPlace(of theirs: String) -> String
  func staysOnDevice() -> String
  func stays(at server: String) -> String

  // Players
  var noPlayers: String { get }
  var noPlayersText: String { get }
  func deletePlayer(_ name: String) -> String
  func deletion(of name: String, withMatches count: Int) -> String

  // Rankings
  var allTime: String { get }
  var drawn: String { get }
  var lost: String { get }
  var mostFrequentOpponent: String { get }
  var nemesis: String { get }
  var noRankings: String { get }
  var noRankingsText: String { get }
  var period: String { get }
  var played: String { get }
  var won: String { get }
  var chartBegins: String { get }
  var noChart: String { get }
  func undated(_ count: Int) -> String
  func leftOut(_ count: Int) -> String
  func matches(_ count: Int) -> String
  func defeats(_ count: Int) -> String
  func ratings(of names: String, on day: String) -> String
  func ratings(of names: String, from first: String, to last: String) -> String
  func rating(of name: String, between least: String, and most: String, last: String) -> String

  // Settings
  var dataStorage: String { get }
  var keepAtServer: String { get }
  var serverAddress: String { get }
  var thisComputer: String { get }
  var storageFooter: String { get }
  /// What is used in place of a text that is no address; `nil` for this computer's own server.
  func noWebAddress(_ used: String?) -> String

  // Failures
  var answerCutOff: String { get }
  var answerMalformed: String { get }
  var answerTooLarge: String { get }
  var emptySide: String { get }
  var incompleteMatch: String { get }
  var nameBlank: String { get }
  var nameTaken: String { get }
  var negativeGoals: String { get }
  var noGoalbase: String { get }
  var noSuchMatch: String { get }
  var notThere: String { get }
  var placeUnusable: String { get }
  var serverLate: String { get }
  var serverUnreachable: String { get }
  var storageProblem: String { get }
  func onBothSides(_ name: String) -> String
  func serverElsewhere(_ status: Int) -> String
  func serverProblem(_ status: Int) -> String
  func serverSays(_ text: String) -> String
  func wasDeletedPlayer(_ name: String) -> String
}

extension Device {
  /// What the app says, in the person's language; English where that isn't spoken.
  package var words: any MatchesWords { Locale(identifier: locale.fullIdentifier).words }
}

extension Screen {
  var words: any MatchesWords { device.words }
}

extension Locale {
  var words: any MatchesWords {
    switch language.languageCode {
    case .german: GermanWords()
    case .arabic: ArabicWords()
    default: EnglishWords()
    }
  }
}

/// What the app says in English.
package struct EnglishWords: MatchesWords {
  package init() {}

  package let add = "Add a Match"
  package let addMatch = "Add match"
  package let addPlayer = "Add player"
  package let allMatches = "All Matches"
  package let allPlayers = "All Players"
  package let cancel = "Cancel"
  package let delete = "Delete"
  package let discard = "Discard"
  package let done = "Done"
  package let edit = "Edit"
  package let editMatch = "Edit Match"
  package let keepEditing = "Keep Editing"
  package let matches = "Matches"
  package let newMatch = "New Match"
  package let newPlayer = "New Player"
  package let openSettings = "Open Settings"
  package let player = "Player"
  package let playerName = "Player name"
  package let players = "Players"
  package let rankings = "Rankings"
  package let save = "Save"
  package let saveMine = "Save Mine"
  package let saving = "Saving"
  package let setDate = "Set the Date"
  package let settings = "Settings"
  package func edit(_ match: String) -> String { "Edit \(match)" }

  package let dateUnknown = "Date Unknown"
  package let earlier = "Earlier"
  package let goToDate = "Go to Date"
  package let last30Days = "Last 30 Days"
  package let last7Days = "Last 7 Days"
  package let noMatches = "No matches yet!"
  package let noMatchesText =
    "Add the first one. In the settings you choose where matches are kept."
  package let search = "Search"
  package func match(
    _ home: String,
    against away: String,
    _ result: String,
    on date: String?
  ) -> String {
    "\(home) against \(away), \(result), \(date ?? "date unknown")"
  }
  package func noMatches(with query: String) -> String { "No matches with “\(query)”." }
  package func wasDeleted(_ match: String) -> String { "\(match) was deleted." }
  package func wereDeleted(_ match: String, andOthers count: Int) -> String {
    "\(match) and \(count) more were deleted."
  }

  package let away = "Away"
  package let awayGoals = "Away goals"
  package let changedMeanwhile = "This match was changed meanwhile"
  package let discardChanges = "Discard your changes?"
  package let hasNotBeenSaved = "The match hasn’t been saved."
  package let home = "Home"
  package let homeGoals = "Home goals"
  package let noDateKept =
    "The server tells no dates of its matches, so it may not keep this one either."
  package let noDateKnown = "It isn’t known when this match was played."
  package let oops = "Oops!"
  package let playedAt = "Played at"
  package let setAwayPlayers = "Set Away Players"
  package let setHomePlayers = "Set Home Players"
  package func couldNotBeSaved(_ reason: String) -> String {
    "The match could not be saved. \(reason)"
  }
  package func isNow(_ match: String) -> String { "It is \(match) now." }
  package func saveInPlace(of theirs: String) -> String { "\(theirs) Save yours in its place?" }
  package func staysOnDevice() -> String {
    "Storage was switched meanwhile. This match stays on this device."
  }
  package func stays(at server: String) -> String {
    "Storage was switched meanwhile. This match stays at \(server)."
  }

  package let noPlayers = "No players yet!"
  package let noPlayersText = "Press the “+” button to add the first one."
  package func deletePlayer(_ name: String) -> String { "Delete \(name)?" }
  package func deletion(of name: String, withMatches count: Int) -> String {
    let others =
      switch count {
      case 0: "There are no matches of \(name)."
      case 1: "One match of \(name) is deleted, too."
      default: "\(count) matches of \(name) are deleted, too."
      }
    return "\(others) This can’t be undone."
  }

  package let allTime = "All Time"
  package let drawn = "Drawn"
  package let lost = "Lost"
  package let mostFrequentOpponent = "Most frequent opponent"
  package let nemesis = "Nemesis"
  package let noRankings = "No rankings yet!"
  package let noRankingsText = "They come with the players you add to your matches."
  package let period = "Period"
  package let played = "Played"
  package let won = "Won"
  package let chartBegins = "The chart begins with a player’s second match."
  package let noChart = "There is no chart, because it isn’t known when these matches were played."
  package func undated(_ count: Int) -> String {
    count == 1
      ? "One match of unknown date counts as played before the others."
      : "\(count) matches of unknown date count as played before the others."
  }
  package func leftOut(_ count: Int) -> String {
    count == 1
      ? "One match doesn’t count here, because its date isn’t known."
      : "\(count) matches don’t count here, because their dates aren’t known."
  }
  package func matches(_ count: Int) -> String { count == 1 ? "1 match" : "\(count) matches" }
  package func defeats(_ count: Int) -> String { count == 1 ? "1 defeat" : "\(count) defeats" }
  package func ratings(of names: String, on day: String) -> String { "Ratings of \(day): \(names)" }
  package func ratings(of names: String, from first: String, to last: String) -> String {
    "Ratings from \(first) to \(last): \(names)"
  }
  package func rating(
    of name: String,
    between least: String,
    and most: String,
    last: String
  ) -> String {
    "\(name): between \(least) and \(most), \(last) at last."
  }

  package let dataStorage = "Data Storage"
  package let keepAtServer = "Keep matches on a server"
  package let serverAddress = "Server address"
  package let thisComputer = "This computer"
  package let storageFooter = "When this is switched off, matches are kept on this device."
  package func noWebAddress(_ used: String?) -> String {
    "This isn’t a web address, so \(used ?? "this computer") is used instead."
  }

  package let answerCutOff = "The answer didn’t arrive completely. Please try again."
  package let answerMalformed =
    "The server’s answer can’t be read. Check that the server address is that of a Goalbase server."
  package let answerTooLarge = "The server’s answer is too large."
  package let emptySide = "Each side needs at least one player."
  package let incompleteMatch = "The match isn’t complete."
  package let nameBlank = "Please enter a name."
  package let nameTaken = "There is a player of this name already."
  package let negativeGoals = "Goals can’t be negative."
  package let noGoalbase =
    "There is no Goalbase at this address (404). Check the server address in the settings."
  package let noSuchMatch = "There is no such match. Somebody may have deleted it."
  package let notThere = "This isn’t there any more. Somebody may have deleted it."
  package let placeUnusable =
    "Where this was kept can’t be used any more. Check the storage settings."
  package let serverLate = "The server takes too long to answer. Please try again."
  package let serverUnreachable =
    "The server can’t be reached. Check the settings and the connection, then try again."
  package let storageProblem = "What is stored can’t be read or written. Is the disk full?"
  package func onBothSides(_ name: String) -> String { "\(name) can’t play on both sides." }
  package func serverElsewhere(_ status: Int) -> String {
    "The server points elsewhere (\(status)). Check the server address in the settings."
  }
  package func serverProblem(_ status: Int) -> String {
    "The server has a problem (\(status)). Please try again later."
  }
  package func serverSays(_ text: String) -> String { "The server says: \(text)" }
  package func wasDeletedPlayer(_ name: String) -> String {
    "\(name) was deleted. Please choose somebody else."
  }
}

/// What the app says in German.
struct GermanWords: MatchesWords {
  let add = "Spiel hinzufügen"
  let addMatch = "Spiel hinzufügen"
  let addPlayer = "Spieler hinzufügen"
  let allMatches = "Alle Spiele"
  let allPlayers = "Alle Spieler"
  let cancel = "Abbrechen"
  let delete = "Löschen"
  let discard = "Verwerfen"
  let done = "Fertig"
  let edit = "Bearbeiten"
  let editMatch = "Spiel bearbeiten"
  let keepEditing = "Weiter bearbeiten"
  let matches = "Spiele"
  let newMatch = "Neues Spiel"
  let newPlayer = "Neuer Spieler"
  let openSettings = "Einstellungen öffnen"
  let player = "Spieler"
  let playerName = "Name des Spielers"
  let players = "Spieler"
  let rankings = "Rangliste"
  let save = "Sichern"
  let saveMine = "Meine sichern"
  let saving = "Wird gesichert"
  let setDate = "Datum angeben"
  let settings = "Einstellungen"
  func edit(_ match: String) -> String { "\(match) bearbeiten" }

  let dateUnknown = "Datum unbekannt"
  let earlier = "Früher"
  let goToDate = "Zum Datum"
  let last30Days = "Letzte 30 Tage"
  let last7Days = "Letzte 7 Tage"
  let noMatches = "Noch keine Spiele!"
  let noMatchesText =
    "Fügen Sie das erste hinzu. In den Einstellungen wählen Sie, wo Spiele aufbewahrt werden."
  let search = "Suchen"
  func match(_ home: String, against away: String, _ result: String, on date: String?) -> String {
    "\(home) gegen \(away), \(result), \(date ?? "Datum unbekannt")"
  }
  func noMatches(with query: String) -> String { "Keine Spiele mit „\(query)“." }
  func wasDeleted(_ match: String) -> String { "\(match) wurde gelöscht." }
  func wereDeleted(_ match: String, andOthers count: Int) -> String {
    "\(match) und \(count) weitere wurden gelöscht."
  }

  let away = "Auswärts"
  let awayGoals = "Auswärtstore"
  let changedMeanwhile = "Dieses Spiel wurde inzwischen geändert"
  let discardChanges = "Änderungen verwerfen?"
  let hasNotBeenSaved = "Das Spiel wurde nicht gesichert."
  let home = "Heim"
  let homeGoals = "Heimtore"
  let noDateKept =
    "Der Server nennt keine Daten seiner Spiele und behält daher vielleicht auch dieses nicht."
  let noDateKnown = "Es ist nicht bekannt, wann dieses Spiel stattfand."
  let oops = "Hoppla!"
  let playedAt = "Gespielt am"
  let setAwayPlayers = "Auswärtsspieler wählen"
  let setHomePlayers = "Heimspieler wählen"
  func couldNotBeSaved(_ reason: String) -> String {
    "Das Spiel konnte nicht gesichert werden. \(reason)"
  }
  func isNow(_ match: String) -> String { "Es lautet jetzt \(match)." }
  func saveInPlace(of theirs: String) -> String {
    "\(theirs) Stattdessen Ihre Fassung sichern?"
  }
  func staysOnDevice() -> String {
    "Der Speicherort wurde inzwischen gewechselt. Dieses Spiel bleibt auf diesem Gerät."
  }
  func stays(at server: String) -> String {
    "Der Speicherort wurde inzwischen gewechselt. Dieses Spiel bleibt bei \(server)."
  }

  let noPlayers = "Noch keine Spieler!"
  let noPlayersText = "Drücken Sie auf „+“, um den ersten hinzuzufügen."
  func deletePlayer(_ name: String) -> String { "\(name) löschen?" }
  func deletion(of name: String, withMatches count: Int) -> String {
    let others =
      switch count {
      case 0: "Es gibt keine Spiele von \(name)."
      case 1: "Ein Spiel von \(name) wird ebenfalls gelöscht."
      default: "\(count) Spiele von \(name) werden ebenfalls gelöscht."
      }
    return "\(others) Das kann nicht rückgängig gemacht werden."
  }

  let allTime = "Gesamt"
  let drawn = "Unentschieden"
  let lost = "Verloren"
  let mostFrequentOpponent = "Häufigster Gegner"
  let nemesis = "Angstgegner"
  let noRankings = "Noch keine Rangliste!"
  let noRankingsText = "Sie entsteht mit den Spielern, die Sie Ihren Spielen hinzufügen."
  let period = "Zeitraum"
  let played = "Gespielt"
  let won = "Gewonnen"
  let chartBegins = "Das Diagramm beginnt mit dem zweiten Spiel eines Spielers."
  let noChart =
    "Es gibt kein Diagramm, weil nicht bekannt ist, wann diese Spiele stattfanden."
  func undated(_ count: Int) -> String {
    count == 1
      ? "Ein Spiel mit unbekanntem Datum zählt, als wäre es vor den anderen gespielt worden."
      : "\(count) Spiele mit unbekanntem Datum zählen, als wären sie vor den anderen gespielt worden."
  }
  func leftOut(_ count: Int) -> String {
    count == 1
      ? "Ein Spiel zählt hier nicht, weil sein Datum nicht bekannt ist."
      : "\(count) Spiele zählen hier nicht, weil ihre Daten nicht bekannt sind."
  }
  func matches(_ count: Int) -> String { count == 1 ? "1 Spiel" : "\(count) Spiele" }
  func defeats(_ count: Int) -> String { count == 1 ? "1 Niederlage" : "\(count) Niederlagen" }
  func ratings(of names: String, on day: String) -> String { "Wertungen am \(day): \(names)" }
  func ratings(of names: String, from first: String, to last: String) -> String {
    "Wertungen vom \(first) bis zum \(last): \(names)"
  }
  func rating(of name: String, between least: String, and most: String, last: String) -> String {
    "\(name): zwischen \(least) und \(most), zuletzt \(last)."
  }

  let dataStorage = "Speicherort"
  let keepAtServer = "Spiele auf einem Server aufbewahren"
  let serverAddress = "Adresse des Servers"
  let thisComputer = "Dieser Rechner"
  let storageFooter = "Wenn dies ausgeschaltet ist, bleiben die Spiele auf diesem Gerät."
  func noWebAddress(_ used: String?) -> String {
    "Das ist keine Webadresse, daher wird \(used ?? "dieser Rechner") verwendet."
  }

  let answerCutOff =
    "Die Antwort ist nicht vollständig angekommen. Bitte versuchen Sie es noch einmal."
  let answerMalformed =
    "Die Antwort des Servers kann nicht gelesen werden. Prüfen Sie, ob die Adresse die eines Goalbase-Servers ist."
  let answerTooLarge = "Die Antwort des Servers ist zu groß."
  let emptySide = "Jede Seite braucht mindestens einen Spieler."
  let incompleteMatch = "Das Spiel ist nicht vollständig."
  let nameBlank = "Bitte geben Sie einen Namen ein."
  let nameTaken = "Es gibt schon einen Spieler mit diesem Namen."
  let negativeGoals = "Tore können nicht negativ sein."
  let noGoalbase =
    "Unter dieser Adresse gibt es kein Goalbase (404). Prüfen Sie die Adresse des Servers in den Einstellungen."
  let noSuchMatch = "Dieses Spiel gibt es nicht. Vielleicht hat es jemand gelöscht."
  let notThere = "Das gibt es nicht mehr. Vielleicht hat es jemand gelöscht."
  let placeUnusable =
    "Der bisherige Speicherort kann nicht mehr verwendet werden. Prüfen Sie die Einstellungen des Speicherorts."
  let serverLate = "Der Server antwortet nicht rechtzeitig. Bitte versuchen Sie es noch einmal."
  let serverUnreachable =
    "Der Server ist nicht erreichbar. Prüfen Sie die Einstellungen und die Verbindung und versuchen Sie es dann noch einmal."
  let storageProblem =
    "Gespeichertes kann nicht gelesen oder geschrieben werden. Ist der Datenträger voll?"
  func onBothSides(_ name: String) -> String { "\(name) kann nicht auf beiden Seiten spielen." }
  func serverElsewhere(_ status: Int) -> String {
    "Der Server verweist auf eine andere Adresse (\(status)). Prüfen Sie die Adresse des Servers in den Einstellungen."
  }
  func serverProblem(_ status: Int) -> String {
    "Der Server hat ein Problem (\(status)). Bitte versuchen Sie es später noch einmal."
  }
  func serverSays(_ text: String) -> String { "Der Server meldet: \(text)" }
  func wasDeletedPlayer(_ name: String) -> String {
    "\(name) wurde gelöscht. Bitte wählen Sie jemand anderen."
  }
}

import MatchesFixtures
import MatchesWeb
import Testing
import UsherPreviews
import UsherWebTesting

@MainActor
@Suite("Matches: every view in every state")
struct MatchesPreviewTests {
  nonisolated private static let away =
    "The server can’t be reached. Check the settings and the connection, then try again."
  nonisolated private static let gone = "There is no such match. Somebody may have deleted it."
  nonisolated private static let full =
    "What is stored can’t be read or written. Is the disk full?"

  nonisolated private static let seen: [Preview.ID: [Sight]] = [
    "matches-loaded": ["Carla, David", "3 : 2", .button("Edit"), .button("Add match")],
    "matches-loading": [.loading],
    "matches-empty": ["No matches yet!", .button("Add a Match"), .button("Open Settings")],
    "matches-failed": [.text(away), .tryAgain],
    "matches-editing": [.button("Done")],
    "matches-many": [.button("Edit"), "Earlier"],
    "matches-nothing-found": ["No matches with “nobody”.", "nobody"],
    "matches-deleted": ["Carla, David 3 : 2 Anna, Eva was deleted.", .button("Undo")],
    "matches-without-dates": ["Date Unknown", "Carla, David"],
    "matches-long-texts": [.text(LongText.sentence), .text(LongText.word)],
    "match-new": [.button("Set Home Players"), .button("Cancel")],
    "match-loaded": [.button("Carla, David"), .button("Anna, Eva"), .button("Save")],
    "match-loading": [.loading],
    "match-failed": [.text(away), .tryAgain],
    "match-gone": [.text(gone), .button("All Matches")],
    "match-saving": [.busy("Saving")],
    "match-date-unknown": [
      "It isn’t known when this match was played.", .button("Set the Date"),
    ],
    "match-long-texts": [.text(LongText.sentence)],
    "players-loaded": ["Anna", "Eva", .button("Add player")],
    "players-loading": [.loading],
    "players-empty": ["No players yet!", .button("Add player")],
    "players-failed": [.text(away), .tryAgain],
    "players-editing": [.button("Done"), .button("Delete Anna")],
    "players-no-match": [.text(gone), .button("All Matches")],
    "players-long-texts": [.text(LongText.sentence), .text(LongText.word)],
    "rankings-loaded": ["Anna", "All Time"],
    "rankings-loading": [.loading],
    "rankings-empty": ["No rankings yet!"],
    "rankings-failed": [.text(away), .tryAgain],
    "rankings-one-match": ["The chart begins with a player’s second match."],
    "rankings-without-dates": [
      "There is no chart, because it isn’t known when these matches were played."
    ],
    "rankings-long-texts": [.text(LongText.sentence), .text(LongText.word)],
    "player-loaded": ["Anna", "Played", "Nemesis"],
    "player-loading": [.loading],
    "player-no-matches": ["Anna", "Played", "0"],
    "player-failed": [.text(away), .tryAgain],
    "player-gone": [
      "This isn’t there any more. Somebody may have deleted it.", .button("All Players"),
    ],
    "player-long-texts": [.text(LongText.sentence)],
    "settings-on-this-device": ["Keep matches on a server", .button("Done")],
    "settings-at-a-server": ["https://goals.example.org/"],
    "settings-loading": [.loading],
    "settings-failed": [.text(full), .tryAgain],
    "settings-invalid-address": [
      "no address",
      "This isn’t a web address, so https://goals.example.com/api/v1/ is used instead.",
    ],
    "settings-not-stored": [.text(full)],
    "settings-long-texts": [.text("https://\(LongText.word).example.org/api/v1/")],
  ]

  @Test("shows what it should", arguments: matchesPreviews)
  func shows(_ preview: Preview) async throws {
    try await PreviewTrial(preview, views: matchesViews).run(Self.seen[preview.id])
  }

  @Test("each view has a preview, and each preview a view")
  func complete() throws {
    try PreviewCheck(matchesPreviews, views: matchesViews).run()
    #expect(Set(Self.seen.keys) == Set(matchesPreviews.map(\.id)))
  }
}

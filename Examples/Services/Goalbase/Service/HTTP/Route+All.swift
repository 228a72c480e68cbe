extension Route {
  static let all: [Route] = [
    Route(
      method: "GET",
      path: "/players",
      operation: .listPlayers,
      summary: "All players, by name.",
      answer: .list(of: "Player")
    ),
    Route(
      method: "POST",
      path: "/players",
      operation: .createPlayer,
      summary: "Adds a player.",
      body: "NewPlayer",
      status: 201,
      answer: .record("PlayerRecord")
    ),
    Route(
      method: "DELETE",
      path: "/players/{id}",
      operation: .deletePlayer,
      summary: "Deletes a player. The player's matches stay, and may be left with an empty side.",
      parameter: Parameter(
        name: "with_matches",
        description: "Whether the player's matches are deleted, too.",
        schema: #"{"type":"boolean","default":false}"#
      ),
      answer: .record("PlayerRecord")
    ),
    Route(
      method: "GET",
      path: "/matches",
      operation: .listMatches,
      summary: "All matches; those that were added last come first.",
      answer: .list(of: "Match")
    ),
    Route(
      method: "POST",
      path: "/matches",
      operation: .createMatch,
      summary: "Adds a match.",
      body: "NewMatch",
      status: 201,
      answer: .record("MatchRecord")
    ),
    Route(
      method: "PUT",
      path: "/matches/{id}",
      operation: .updateMatch,
      summary: "Replaces a match. Without a time it was played when it was added.",
      body: "NewMatch",
      answer: .record("MatchRecord")
    ),
    Route(
      method: "DELETE",
      path: "/matches/{id}",
      operation: .deleteMatch,
      summary: "Deletes a match.",
      answer: .record("MatchRecord")
    ),
    Route(
      method: "GET",
      path: "/rankings",
      operation: .listRankings,
      summary: "All players, the best first; those who do equally well by name.",
      parameter: Parameter(
        name: "since",
        description: "Only matches that were played then or later count.",
        schema: #"{"type":"string","format":"date-time"}"#
      ),
      answer: .list(of: "Ranking")
    ),
    Route(
      method: "GET",
      path: "/openapi.json",
      operation: .describe,
      summary: "This description.",
      answer: .description
    ),
  ]
}

extension JSONWriter {
  mutating func player(_ player: Player) {
    object { json in
      json.name("id")
      json.text(player.id.description)
      json.name("name")
      json.text(player.name)
    }
  }

  mutating func matches(of logbook: Logbook) {
    // Each player is written once, because it is part of many matches.
    let players = logbook.players.map { player in Self.bytes { $0.player(player) } }
    array(logbook.matches) { json, match in
      json.object { json in
        json.name("id")
        json.text(match.id.description)
        json.goals(match.homeGoals, match.awayGoals)
        json.name("home_players")
        json.array(match.home) { $0.json(players[$1]) }
        json.name("away_players")
        json.array(match.away) { $0.json(players[$1]) }
        json.time("played_at", match.playedAt)
      }
    }
  }

  mutating func ranking(_ ranking: Ranking) {
    object { json in
      json.name("player")
      json.player(ranking.player)
      json.name("rating")
      json.number(ranking.rating)
    }
  }

  mutating func record(_ record: PlayerRecord) {
    object { json in
      json.name("id")
      json.text(record.player.id.description)
      json.name("name")
      json.text(record.player.name)
      json.time("created_at", record.createdAt)
      json.time("updated_at", record.updatedAt)
    }
  }

  mutating func record(_ record: MatchRecord) {
    object { json in
      json.name("id")
      json.text(record.id.description)
      json.goals(record.homeGoals, record.awayGoals)
      json.time("played_at", record.playedAt)
      json.time("created_at", record.createdAt)
      json.time("updated_at", record.updatedAt)
    }
  }

  private mutating func goals(_ home: Int, _ away: Int) {
    name("home_goals")
    integer(home)
    name("away_goals")
    integer(away)
  }

  private mutating func time(_ name: String, _ time: Timestamp) {
    self.name(name)
    text(time.description)
  }
}

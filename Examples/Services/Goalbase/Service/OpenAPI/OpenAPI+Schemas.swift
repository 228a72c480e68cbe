extension OpenAPI {
  /// The schemas in JSON.
  static let schemas = #"""
    {
      "ID": {"type": "string", "format": "uuid"},
      "Goals": {"type": "integer", "minimum": 0, "maximum": \#(RequestBody.mostGoals)},
      "Time": {
        "type": "string", "format": "date-time",
        "description": "To the millisecond. Without a zone, as clocks in Greenwich show it."
      },
      "Side": {
        "type": "array", "items": {"$ref": "#/components/schemas/ID"},
        "minItems": 1, "uniqueItems": true,
        "description": "A match cannot have players on both home and away team."
      },
      "NewPlayer": {
        "type": "object", "required": ["name"],
        "properties": {
          "name": {
            "type": "string", "pattern": "\\S",
            "description": "Not blank; space around it is left out."
          }
        }
      },
      "NewMatch": {
        "type": "object",
        "required": ["home_goals", "away_goals", "home_player_ids", "away_player_ids"],
        "properties": {
          "home_goals": {"$ref": "#/components/schemas/Goals"},
          "away_goals": {"$ref": "#/components/schemas/Goals"},
          "home_player_ids": {"$ref": "#/components/schemas/Side"},
          "away_player_ids": {"$ref": "#/components/schemas/Side"},
          "played_at": {
            "anyOf": [{"$ref": "#/components/schemas/Time"}, {"type": "null"}],
            "description": "When the match was added, if left out or null. An addition to the original."
          }
        }
      },
      "Player": {
        "type": "object", "required": ["id", "name"],
        "properties": {"id": {"$ref": "#/components/schemas/ID"}, "name": {"type": "string"}}
      },
      "PlayerRecord": {
        "type": "object", "required": ["id", "name", "created_at", "updated_at"],
        "properties": {
          "id": {"$ref": "#/components/schemas/ID"},
          "name": {"type": "string"},
          "created_at": {"$ref": "#/components/schemas/Time"},
          "updated_at": {"$ref": "#/components/schemas/Time"}
        }
      },
      "Match": {
        "type": "object",
        "required": [
          "id", "home_goals", "away_goals", "home_players", "away_players", "played_at"
        ],
        "properties": {
          "id": {"$ref": "#/components/schemas/ID"},
          "home_goals": {"$ref": "#/components/schemas/Goals"},
          "away_goals": {"$ref": "#/components/schemas/Goals"},
          "home_players": {"type": "array", "items": {"$ref": "#/components/schemas/Player"}},
          "away_players": {"type": "array", "items": {"$ref": "#/components/schemas/Player"}},
          "played_at": {"$ref": "#/components/schemas/Time"}
        }
      },
      "MatchRecord": {
        "type": "object",
        "required": ["id", "home_goals", "away_goals", "played_at", "created_at", "updated_at"],
        "properties": {
          "id": {"$ref": "#/components/schemas/ID"},
          "home_goals": {"$ref": "#/components/schemas/Goals"},
          "away_goals": {"$ref": "#/components/schemas/Goals"},
          "played_at": {"$ref": "#/components/schemas/Time"},
          "created_at": {"$ref": "#/components/schemas/Time"},
          "updated_at": {"$ref": "#/components/schemas/Time"}
        }
      },
      "Ranking": {
        "type": "object", "required": ["player", "rating"],
        "properties": {
          "player": {"$ref": "#/components/schemas/Player"},
          "rating": {"type": "number", "minimum": 0, "maximum": 10}
        }
      },
      "Error": {
        "type": "object", "required": ["response_type", "response"],
        "properties": {
          "response_type": {"const": "error"},
          "response": {"type": "string", "description": "What happened, for people."}
        }
      }
    }
    """#
}

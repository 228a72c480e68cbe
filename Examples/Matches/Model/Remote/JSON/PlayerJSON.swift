/// A player, as the API tells one.
struct PlayerJSON: Decodable {
  let id: String
  let name: String

  var player: Player { Player(id: id, name: name) }
}

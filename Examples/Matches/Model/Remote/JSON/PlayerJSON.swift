/// A player in an answer of the API.
struct PlayerJSON: Decodable {
  let id: String
  let name: String

  var player: Player { Player(id: id, name: name) }
}

/// The body of a request that creates a player.
struct PlayerBody: Encodable {
  let name: String
}

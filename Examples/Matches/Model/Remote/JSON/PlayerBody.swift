/// A player, as they are sent to be kept.
struct PlayerBody: Encodable {
  let name: String
}

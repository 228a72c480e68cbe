/// A ranking, as the API tells one.
struct RankingJSON: Decodable {
  let player: PlayerJSON
  let rating: Double
}

/// An opponent of a player, and the number of their matches.
package struct Opponent: Equatable, Sendable {
  package let player: Player
  package let count: Int

  package init(player: Player, count: Int) {
    self.player = player
    self.count = count
  }
}

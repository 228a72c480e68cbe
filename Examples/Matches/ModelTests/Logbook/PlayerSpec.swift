import MatchesModel
import Testing

/// The cases of the original's specification of that name.
@Suite("PlayerSpec")
struct PlayerSpec {
  private let player = Player(id: "a", name: "A")

  @Test("equality by id")
  func equality() {
    #expect(player == Player(id: "a", name: "B"))
    #expect(player != Player(id: "b", name: "A"))
    #expect(player.hashValue == Player(id: "a", name: "B").hashValue)
  }

  @Test("content by id and name")
  func content() {
    #expect(player.contentMatches(Player(id: "a", name: "A")))
    #expect(!player.contentMatches(Player(id: "b", name: "A")))
    #expect(!player.contentMatches(Player(id: "a", name: "B")))
  }

  @Test("arrays by count, order, content")
  func arrays() {
    #expect([Player.a, .b].contentMatches([.a, .b]))
    #expect(![Player.a, .b].contentMatches([.a]))
    #expect(![Player.a].contentMatches([.a, .b]))
    #expect(![Player.a, .b].contentMatches([.b, .a]))
    #expect(![Player.a, .b].contentMatches([.a, Player(id: "b", name: "X")]))
    #expect([Player]().contentMatches([]))
  }
}

import MatchesViewModels
package import Usher

package enum RankingsRoute: RouteWithStart {
  case list, player(id: String)

  package static let start = Self.list
}

/// The rankings, and what one player's matches come to.
package final class RankingsCoordinator: Coordinator {
  package let flow: Flow<RankingsRoute, Never>
  private let storage: Storage
  private let formats: Formats

  init(storage: Storage, formats: Formats, flow: Flow<RankingsRoute, Never>) {
    self.storage = storage
    self.formats = formats
    self.flow = flow
  }

  package func show(_ route: RankingsRoute) {
    switch route {
    case .list:
      flow.push(at: route) { screen in
        RankingsViewModel(
          storage: storage,
          formats: formats,
          presence: screen.presence,
          scope: screen.scope,
          didSelectPlayer: screen.on(self) { $0.show(.player(id: $1)) }
        )
      }
    case .player(let id):
      flow.push(at: route) { screen in
        PlayerViewModel(
          id,
          storage: storage,
          formats: formats,
          presence: screen.presence,
          scope: screen.scope,
          didLeave: screen.on(self) { $0.flow.pop() }
        )
      }
    }
  }
}

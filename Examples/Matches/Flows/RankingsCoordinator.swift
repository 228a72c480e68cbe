import MatchesViewModels
package import Usher

package enum RankingsRoute: RouteWithStart {
  case list, player(id: String)

  package static let start = Self.list
}

/// Shows the rankings, and the statistics of one player.
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
      flow.push(at: route, on: handle) {
        RankingsViewModel(storage: storage, formats: formats, screen: $0)
      }
    case .player(let id):
      flow.push(at: route, on: handle) {
        PlayerViewModel(id, storage: storage, formats: formats, screen: $0)
      }
    }
  }

  private func handle(_ event: RankingsViewModel.Event) {
    switch event {
    case .didSelectPlayer(let id): show(.player(id: id))
    }
  }

  private func handle(_ event: PlayerViewModel.Event) {
    switch event {
    case .didLeave: flow.pop()
    }
  }
}

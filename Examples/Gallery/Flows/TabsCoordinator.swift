import GalleryViewModels
package import Usher

package enum TabsRoute: Route, CaseIterable { case photos, favorites, people, settings }

/// Four tabs, each with its own stack.
package final class TabsCoordinator: Coordinator {
  package let flow: Flow<TabsRoute, Never>
  private let sample: TabsSample
  private lazy var photos = tab("Photos")
  private lazy var favorites = tab("Favorites")
  private lazy var people = tab("People")
  private lazy var settings = tab("Settings")

  init(_ sample: TabsSample, flow: Flow<TabsRoute, Never>) {
    self.sample = sample
    self.flow = flow
  }

  package func start() {
    flow.showTabs([
      photos.tab("Photos", symbol: symbol("photos"), at: .photos),
      favorites.tab("Favorites", symbol: symbol("star"), at: .favorites),
      people.tab("People", symbol: symbol("person"), at: .people),
      settings.tab("Settings", symbol: symbol("settings"), at: .settings),
    ])
  }

  package func show(_ route: TabsRoute) { flow.select(route) }

  private func symbol(_ name: String) -> String? { sample == .symbols ? name : nil }

  private func tab(_ title: String) -> ChildSlot<TabsRoute, NoInput, TabCoordinator> {
    flow.child { [weak self] in
      TabCoordinator(title, didPressDone: { self?.flow.cancel() }, flow: $0)
    }
  }
}

import Observation
import Testing
import Usher
import UsherTesting
import UsherWeb
import UsherWebTesting

/// A list of photos that is fetched again when the person looks at it again.
@Observable
private final class AlbumViewModel: ViewModel {
  enum Event: Equatable { case didSelect(String) }

  let title = "Album"
  private(set) var photos = Loadable<[Photo]>.idle
  private(set) var isOld = false
  private let store: PhotoStore
  private let screen: Screen<Event>

  init(store: PhotoStore, screen: Screen<Event>) {
    self.store = store
    self.screen = screen
    let presence = screen.presence
    if presence.isActive { refresh() }
    screen.scope.observe {
      presence.isActive
    } then: { [weak self] in
      if $0 { self?.refresh() }
    }
    screen.scope.after(.seconds(60)) { [weak self] in self?.isOld = true }
  }

  func select(_ id: Photo.ID) { screen.send(.didSelect(id)) }

  private func refresh() { screen.scope.task(self) { await $0.load() } }

  private func load() async {
    let shop = store
    await photos.load(into: { photos = $0 }) { try await shop.photos() }
  }
}

private struct AlbumView: View {
  let viewModel: AlbumViewModel

  var body: some HTML {
    LoadableView(viewModel.photos) { [viewModel] photos in
      ul {
        ForEach(photos) { [viewModel] photo in
          li { button { photo.id }.on(.click) { viewModel.select(photo.id) } }
        }
      }
    }
  }
}

/// What Documentation/Testing.md shows of a view model alone, and of a view alone.
@MainActor
@Suite("Snippets: a view model alone, and a view")
struct WindowSnippetTests {
  let store = PhotoStore()

  @Test("a view model sends events, fetches, and looks at the clock and at its presence")
  func album() async throws {
    let window = TestWindow(isActive: false)
    var events: [AlbumViewModel.Event] = []
    let viewModel = AlbumViewModel(store: store, screen: window.screen { events.append($0) })
    #expect(viewModel.photos == .idle)

    window.presence.activate()
    await window.clock.advance(by: .seconds(60))
    try await window.settle()
    #expect(viewModel.photos.value?.count == 2)
    #expect(viewModel.isOld)

    viewModel.select("pli")
    #expect(events == [.didSelect("pli")])
    window.close()
  }

  @Test("a view is found by role and name, and acted on")
  func albumView() async throws {
    let window = TestWindow()
    var events: [AlbumViewModel.Event] = []
    let viewModel = AlbumViewModel(store: store, screen: window.screen { events.append($0) })
    let page = TestPage(AlbumView(viewModel: viewModel))
    #expect(page.heading == "Album")
    try await window.settle()
    #expect(page.elements(.listitem).map(\.text) == ["pli", "jyg"])
    try page.button("pli").click()
    #expect(events == [.didSelect("pli")])
    window.close()
  }

  @Test("a failed fetch is told in the view")
  func failure() async throws {
    store.isOffline = true
    let window = TestWindow()
    let page = TestPage(AlbumView(viewModel: AlbumViewModel(store: store, screen: window.screen())))
    try await window.settle()
    #expect(page.text == "Album\nYou are offline.")
    window.close()
  }
}

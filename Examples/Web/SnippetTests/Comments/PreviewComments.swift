// The examples in the comments about previews: compiled here.

import Testing
import Usher
import UsherInspector
import UsherPreviews
import UsherTesting
import UsherWeb
import UsherWebTesting

private struct Match {}

private protocol MatchStore {
  func matches() async throws -> [Match]
}

private struct SilentStore: MatchStore {
  func matches() async throws -> [Match] { try await Silence.untilCancelled() }
}

private struct MatchesShelf: Sendable {
  static let sample = MatchesShelf()
  static let empty = MatchesShelf()
}

private final class MatchesViewModel: ViewModel {
  init(store: MatchesShelf, screen: Screen<Never>) {}
}

private struct Shop: Sendable {
  static let slow = Shop()
  static func offering(_ title: String) -> Shop { Shop() }
}

private final class PhotoViewModel: ViewModel {
  init(shop: Shop, screen: Screen<Never>) {}
}

private final class BuyViewModel: ViewModel {
  var canBuy = true
  init(id: String, shop: Shop, screen: Screen<Never>) {}
  func buy() { canBuy = false }
}

private enum Fixtures {
  static let matchesPreviews: [Preview] = [
    Preview("Matches", "loaded") { MatchesViewModel(store: .sample, screen: $0) },
    Preview("Matches", "empty") { MatchesViewModel(store: .empty, screen: $0) },
  ]

  static let photosPreviews: [Preview] = [
    Preview("Photo", "long texts") {
      PhotoViewModel(shop: .offering(LongText.sentence), screen: $0)
    },
    Preview("Buy", "paying") { screen in
      BuyViewModel(id: "pli", shop: .slow, screen: screen)
        .acting(on: screen, once: \.canBuy) { $0.buy() }
    },
  ]
}

private struct InWindow: PreviewReceiver {
  let window: TestWindow

  func receive<Model: ViewModel, Event>(_ make: (Screen<Event>) -> Model) -> any ViewModel {
    make(window.screen())
  }
}

@MainActor
private func look(
  at preview: Preview,
  in window: TestWindow,
  _ photosViews: [ViewRegistration]
) throws {
  let viewModel = preview.open(InWindow(window: window))
  #expect(viewModel is MatchesViewModel)
  let page = try TestPage(preview, views: photosViews, in: window)
  #expect(page.controlsWithoutName.isEmpty)
}

@MainActor
private func events(of preview: Preview, in window: TestWindow) -> [String] {
  var events: [String] = []
  let viewModel = window.viewModel(of: preview) { events.append($0) }
  #expect(viewModel is BuyViewModel)
  return events
}

private func one(_ photos: WebApp) -> WebHost {
  let photosPreviews = Fixtures.photosPreviews
  let host = WebHost(
    [photos],
    inspector: .standard(previews: [AppPreviews(photos, photosPreviews)])
  )
  return host
}

private func two(_ photos: WebApp, _ matches: WebApp) -> WebHost {
  let (photosPreviews, matchesPreviews) = (Fixtures.photosPreviews, Fixtures.matchesPreviews)
  let host = WebHost(
    [photos, matches],
    inspector: .standard(
      previews: [AppPreviews(photos, photosPreviews), AppPreviews(matches, matchesPreviews)]
    )
  )
  return host
}

// The examples in the comments of `Sources/UsherTesting`, `UsherWebTesting` and `UsherRouting`: compiled here.

import Testing
import Usher
import UsherTesting
import UsherWeb
import UsherWebTesting

private final class PhotoShop {}

private enum PhotosRoute: Route {
  case list, photo(id: String), buy(id: String)

  enum CodingKeys: String, RoutePath {
    case list = ""
    case photo = ":id"
    case buy = ":id/buy"
  }
}

private enum SongsRoute: RouteWithStart {
  case list, song(id: Int), search(text: String?)
  static let start = Self.list
}

private final class PhotosViewModel: ViewModel {
  let title = "Photos"
  var isSigningIn = false
  private let screen: Screen<Never>
  init(screen: Screen<Never>) { self.screen = screen }
  func selectPhoto(at index: Int) {}
  func signIn() {}
}

private final class PhotosCoordinator: Coordinator {
  let flow: Flow<PhotosRoute, Never>
  init(shop: PhotoShop, flow: Flow<PhotosRoute, Never>) { self.flow = flow }
  func show(_ route: PhotosRoute) { flow.push(at: route) { PhotosViewModel(screen: $0) } }
}

private final class BuyViewModel: ViewModel {
  enum Event { case didBuy }
  let title = "Misery Ridge"
  init(id: String, shop: PhotoShop, screen: Screen<Event>) {}
  func buy() {}
}

private struct BuyView: View {
  let viewModel: BuyViewModel
  var body: some HTML { button { "Buy" }.on(.click, viewModel.buy) }
}

private func routing(path: String, bytes: [UInt8]) throws {
  print(PercentEncoding.encode("a b"), PhotosRoute.buy(id: "pli").path, SongsRoute.start)
  print(try PhotosRoute(path: "pli/buy"))
  let route: PhotosRoute
  do {
    route = try PhotosRoute(path: path)
    print(route)
  } catch {
    print(error)
  }
  let text = MarkLimit.apply(to: String(decoding: bytes, as: UTF8.self))
  print(text)
  try RouteCheck([PhotosRoute.list, .photo(id: "pli"), .buy(id: "pli")]).run()
}

@MainActor
private func acting(shop: PhotoShop) async throws {
  do {
    let app = try TestApp(path: "pli/buy") { PhotosCoordinator(shop: shop, flow: $0) }
    try app.close()
  }
  let app = try TestApp { PhotosCoordinator(shop: shop, flow: $0) }
  try app.on(PhotosViewModel.self) { $0.selectPhoto(at: 0) }
  try app.expect("Photos ▸ Misery Ridge")
  await app.clock.advance(by: .seconds(2))
  app.device.locale = DeviceLocale("de-AT", hourCycle: .twentyFour)
  app.device.timeZone = "Europe/Vienna"
  app.device.comeBack(with: "payment=p-17")
  let viewModel = try app.top(PhotosViewModel.self)
  let states = History { viewModel.isSigningIn }
  viewModel.signIn()
  #expect(states.values == [false])
}

@MainActor
private func buying(shop: PhotoShop, chunks: IncomingFile.Chunks? = nil) throws {
  let window = TestWindow()
  var events: [BuyViewModel.Event] = []
  let viewModel = BuyViewModel(
    id: "pli",
    shop: shop,
    screen: window.screen { events.append($0) }
  )
  let page = TestPage(BuyView(viewModel: viewModel))
  #expect(page.heading == "Misery Ridge")
  try page.button("Buy").click()
  #expect(page.text.contains("Thank you"))
  try page.element(.listitem, containing: "Ghent").button("Delete").click()
}

private func buysAPhoto() throws {}

private func dying() throws {
  try TestApp.$mode.withValue(.processDeath) { try buysAPhoto() }
}

@MainActor
private func conformance() async {
  let failure = await ConformanceSuite(seed: 7).run(sequences: 10_000)
  if let failure { print(failure.problem, failure.script) }
  let script: [ConformanceStep] = [.push(flow: 0, n: 1), .back]
  print(
    script,
    HostPicture(layers: [["Photos", "Misery Ridge"], ["Buy"]], selectedTab: nil, prompt: nil)
  )
}

@MainActor
private func headless(_ navigation: Navigation) {
  let host = HeadlessHost(navigation)
  _ = host.perform(.back)
  #expect(host.picture.layers == [["Photos"]])
  let isPossible = host.perform(.back)
  print(isPossible)
}

// The code of Documentation/BesideOthers.md: compiled here, and used by BesideSnippetTests.

import Hummingbird
import Observation
import Synchronization
import Usher
import UsherHummingbird
import UsherWeb

struct Price: Codable, ResponseEncodable {
  var photo: String
  var cents: Int
}

struct PaymentEvent: Codable {
  var id: String
  var payment: String
}

/// What the apps and the routes share.
final class Shop: Sendable {
  private let state = Mutex<(known: Set<String>, paid: Set<String>)>(([], []))
  private let listeners = Mutex<[AsyncStream<Void>.Continuation]>([])

  func isPaid(_ payment: String) -> Bool { state.withLock { $0.paid.contains(payment) } }

  /// The changes from now on.
  func changes() -> AsyncStream<Void> {
    let (changes, change) = AsyncStream.makeStream(of: Void.self)
    listeners.withLock { $0.append(change) }
    return changes
  }

  /// A message that comes twice counts once.
  func apply(_ event: PaymentEvent) {
    let isNew = state.withLock { state in
      state.paid.insert(event.payment)
      return state.known.insert(event.id).inserted
    }
    guard isNew else { return }
    for listener in listeners.withLock({ $0 }) { listener.yield() }
  }
}

func makeApplication(_ host: WebHost, configuration: UsherHummingbird.ServerConfiguration) throws
  -> some ApplicationProtocol
{
  let router = Router()
  router.add(middleware: CORSMiddleware())
  router.get("api/prices/{photo}") { _, context in
    Price(photo: try context.parameters.require("photo"), cents: 250)
  }
  return try Application(
    router: router,
    usher: UsherServer(host, configuration: configuration)
  )
}

func makeRoutes(
  _ shop: Shop,
  isValid: @escaping @Sendable (_ signature: String?, _ body: [UInt8]) -> Bool
)
  -> [ServerRoute]
{
  [
    ServerRoute("/api/payments", .get) { request in
      let payment = request.path.split(separator: "/").last.map(String.init) ?? ""
      guard shop.isPaid(payment) else { throw RequestError(404, "There is no such payment.") }
      return try .json(["payment": payment])
    },
    ServerRoute.webhook("/webhooks/payments") { request in
      guard isValid(request.header("x-signature"), request.body) else {
        throw RequestError(401, "The signature is wrong.")
      }
      shop.apply(try request.json(PaymentEvent.self))
      return .text(200, "ok")
    },
  ]
}

protocol Gateway {
  /// Returns the address of the page where to pay.
  func checkout(_ photo: String, returningTo url: String) async throws -> String
  /// Asks the payment service, which knows best.
  /// A payment counts for what it was made for: a person can come back with that of another purchase.
  func isPaid(_ payment: String, for photo: String) async throws -> Bool
}

@Observable
final class PayViewModel: ViewModel {
  private(set) var message = ""
  private var detour: Detour?
  private let photo: String
  private let gateway: any Gateway
  private let screen: Screen<Never>

  init(_ photo: String, gateway: any Gateway, screen: Screen<Never>) {
    self.photo = photo
    self.gateway = gateway
    self.screen = screen
  }

  func payButtonTapped() { screen.scope.task(self) { await $0.pay() } }

  private func pay() async {
    do {
      let detour = try screen.device.makeDetour()
      let url = try await gateway.checkout(photo, returningTo: detour.returnURL)
      self.detour = detour
      await finish(try await screen.device.answer(of: detour, at: url))
    } catch {
      message = error.userMessage
    }
  }

  private func finish(_ answer: DetourAnswer?) async {
    detour = nil
    guard let payment = answer?["payment"],
      (try? await gateway.isPaid(payment, for: photo)) == true
    else {
      return message = "The photo isn’t paid yet."
    }
    message = "Thank you!"
  }

  private func goOn(_ detour: Detour) async {
    if let answer = try? await screen.device.answer(of: detour) { await finish(answer) }
  }
}

extension PayViewModel: Restorable {
  var savedState: Detour? {
    get { detour }
    set {
      detour = newValue
      if let newValue { screen.scope.task(self) { await $0.goOn(newValue) } }
    }
  }
}

enum PayRoute: Route, CaseIterable { case pay }

final class PayCoordinator: Coordinator {
  let flow: Flow<PayRoute, Never>
  private let gateway: any Gateway

  init(gateway: any Gateway, flow: Flow<PayRoute, Never>) {
    self.gateway = gateway
    self.flow = flow
  }

  func show(_ route: PayRoute) {
    switch route {
    case .pay: flow.push(at: route) { PayViewModel("Sunset", gateway: gateway, screen: $0) }
    }
  }
}

struct ReceiptButtons: Component {
  let link: String

  var body: some HTML {
    CopyButton("Copy Link", text: link)
    ShareButton(text: "My photo")
    PrintButton("Print Receipt")
    a { "Write to us" }.href("mailto:shop@example.com")
  }
}

final class Views: HostObserver {
  private let counts = Mutex<[String: Int]>([:])
  var all: [String: Int] { counts.withLock { $0 } }

  func shown(_ screen: HostScreen) {
    counts.withLock { $0["\(screen.app)/\(screen.name)", default: 0] += 1 }
  }

  func failed(_ failure: HostFailure) {
    print("\(failure.screen ?? "?"): \(failure.error)")
  }
}

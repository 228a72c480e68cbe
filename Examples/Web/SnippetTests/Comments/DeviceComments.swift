// The examples in the comments of `Sources/Usher/Device` and `Restoration`: compiled here.

import Foundation
import Observation
import Usher

private struct Photo: Codable, Equatable, Sendable {
  let id: String
}

private struct Order: Codable, Equatable, Sendable {
  let id: UUID
  let photo: Photo
}

private actor Shop {
  func checkout(_ photo: Photo, returningTo url: String) async throws -> String { url }
  func receipt(of payment: String) async throws -> String { payment }
  func place(_ order: Order) async throws {}
  func signIn(_ account: String, visitor: String) async throws {}
  func moveBasket(from old: String, to new: String) async throws {}
  func signOut(visitor: String) async throws {}
}

@Observable
private final class PayViewModel: ViewModel {
  var message = ""
  private var username = ""
  private var receipt: String?
  private var position: DevicePosition?
  private var order: Order?
  private var state = State()
  private let photo = Photo(id: "pli")
  private let shop = Shop()
  private let screen: Screen<Never>

  struct State: Codable {
    var detour: Detour?
  }

  init(screen: Screen<Never>) { self.screen = screen }

  func locate() async throws {
    position = try await screen.device.position()
  }

  func pay() async throws {
    let shop = shop
    let photo = photo
    let answer = try await screen.device.detour { detour in
      try await shop.checkout(photo, returningTo: detour.returnURL)
    }
    guard let payment = answer?["payment"] else { return }
    receipt = try await shop.receipt(of: payment)
  }

  func payAndSurvive() async throws {
    let detour = try screen.device.makeDetour()
    let url = try await shop.checkout(photo, returningTo: detour.returnURL)
    state.detour = detour
    defer { state.detour = nil }
    let answer = try await screen.device.answer(of: detour, at: url)
    finish(answer)
  }

  func goOn() async throws {
    if let detour = state.detour {
      defer { state.detour = nil }
      finish(try await screen.device.answer(of: detour))
    }
  }

  func buy() async throws {
    let order = Order(id: UUID(), photo: photo)
    self.order = order
    try await screen.stored()
    try await shop.place(order)
  }

  func signIn(_ visit: Visit, _ account: String) async throws {
    let old = visit.id
    let new = try await visit.renew()
    try await shop.signIn(account, visitor: new)
    try await shop.moveBasket(from: old, to: new)
  }

  func signOut(_ visit: Visit) async throws {
    try await shop.signOut(visitor: visit.id)
  }

  private func finish(_ answer: DetourAnswer?) {}
}

extension PayViewModel: Restorable {
  var savedState: String {
    get { username }
    set { username = newValue }
  }
}

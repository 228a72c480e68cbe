// Mistake: A command gets its work where it is declared.
// Says: 'init(_:of:_:)' is unavailable: a command gets its work where it is called:
//   `command(screen, of: self) { … }`
// Remedy: Declare `private let buying = Command()`, and give it the work where it is
//   called: `buying(screen, of: self) { try await $0.shop.buy() }`.

import Observation
import Usher

actor Shop { func buy() throws {} }

@Observable
final class BuyViewModel: ViewModel {
  private let shop: Shop
  private let screen: Screen<Never>
  @ObservationIgnored
  private lazy var buying = Command(screen, of: self) { try await $0.shop.buy() }  // ← here
  // → private var buying = Command()

  init(shop: Shop, screen: Screen<Never>) {
    self.shop = shop
    self.screen = screen
  }

  func buyButtonTapped() {
    buying()  // ← here
    // → buying(screen, of: self) { try await $0.shop.buy() }
  }
}

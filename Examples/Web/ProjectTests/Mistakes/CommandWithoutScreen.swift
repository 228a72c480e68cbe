// Mistake: A command is set off without the screen that its work ends with.
// Says: 'callAsFunction' is unavailable: name the screen that the work ends with: `command(screen,
//   of: self) { … }`
// Remedy: Name the screen and the owner: `buying(screen, of: self) { try await $0.shop.buy() }`.

import Observation
import Usher

actor Shop { func buy() throws {} }

@Observable
final class BuyViewModel: ViewModel {
  private let shop: Shop
  private let screen: Screen<Never>
  private let buying = Command()

  init(shop: Shop, screen: Screen<Never>) {
    self.shop = shop
    self.screen = screen
  }

  func buyButtonTapped() {
    buying { try await self.shop.buy() }  // ← here
    // → buying(screen, of: self) { try await $0.shop.buy() }
  }
}

// Mistake: The work of a command doesn't take the owner that it is given.
// Says: cannot convert value of type 'BuyViewModel' to expected argument type '()'
// Says: instance method 'callAsFunction(_:of:_:)' requires that '()' be a class type
// Remedy: Use the owner that the closure gets:
//   `buying(screen, of: self) { try await $0.shop.buy() }`.

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
    buying(screen, of: self) { [shop] in try await shop.buy() }  // ← here
    // → buying(screen, of: self) { try await $0.shop.buy() }
  }
}

// Mistake: A view model with properties that change isn't `@Observable`.
// Compiles: The view isn't drawn again when a property changes. Write `@Observable` before
//   `final class`. A view model that only reads an observed store needs no `@Observable`.

import Usher

final class CounterViewModel: ViewModel {
  private(set) var count = 0
  func moreButtonTapped() { count += 1 }
}

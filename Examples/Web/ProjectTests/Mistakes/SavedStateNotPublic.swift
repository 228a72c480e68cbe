// Mistake: A public view model is `Restorable`, and keeps its saved state from views.
// Says: property 'savedState' must be declared public because it matches a requirement in public
//   protocol 'Restorable'
// Remedy: Make `savedState` and its type public, and the members of the type `package`: so views
//   see that there is a state, and nothing of it.

import Usher

package struct Loan: Codable { package var tool = "" }

/// What the person has borrowed.
public final class LoansViewModel: ViewModel {
  package struct Saved: Codable { package var loan: Loan? }  // ← here
  // → public struct Saved: Codable { package var loan: Loan? }
  private var loan: Loan?
  package init() {}
}

extension LoansViewModel: Restorable {
  package var savedState: Saved {  // ← here
    // → public var savedState: Saved {
    get { Saved(loan: loan) }
    set { loan = newValue.loan }
  }
}

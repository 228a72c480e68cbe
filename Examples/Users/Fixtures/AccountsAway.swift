import Usher

/// The failure of a store of accounts that can't be reached.
struct AccountsAway: UserFacingError {
  let userMessage = "The accounts can’t be reached. Please try again later."
}

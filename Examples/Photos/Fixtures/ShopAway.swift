import Usher

/// The failure of a shop that can't be reached.
struct ShopAway: UserFacingError {
  let userMessage = "The shop can’t be reached. Please try again later."
}

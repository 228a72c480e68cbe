import Usher

/// The match to edit isn't in the store.
struct NoSuchMatch: UserFacingError {
  let userMessage = "There is no such match. Somebody may have deleted it."
  let canRetry = false
}

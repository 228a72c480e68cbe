import Usher

/// The match to edit doesn't exist in the store.
struct NoSuchMatch: UserFacingError {
  let userMessage = "There is no such match. Somebody may have deleted it."
  let canRetry = false
}

import Usher

/// The match to edit doesn't exist in the store.
struct NoSuchMatch: UserFacingError {
  /// The message in English. In other languages see ``MatchesWords/telling(_:)``.
  let userMessage = EnglishWords().noSuchMatch
  let canRetry = false
}

extension GoalbaseError {
  static func noSuchAddress(_ path: String) -> Self {
    Self(
      .noSuchAddress,
      "There is nothing at \(path). All addresses are listed at \(GoalbaseAPI.path)/openapi.json."
    )
  }

  static func noSuchMethod(_ request: GoalbaseRequest, _ allowed: [String]) -> Self {
    Self(
      .noSuchMethod,
      "\(request.method) isn't allowed at \(request.path), but \(allowed.joined(separator: ", ")).",
      allowed: allowed
    )
  }

  static let tooLarge = Self(
    .tooLarge,
    "The body is larger than \(GoalbaseAPI.longestBody) bytes, which is more than any match needs."
  )
}

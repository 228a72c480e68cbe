/// The functions of a host by which a session gives its browser a new visitor id, and ends the person's other pages.
struct SessionVisits: Sendable {
  /// Begins the change of the id; returns `nil` if too many browsers are about to change theirs.
  let begin: @Sendable (WebSession) -> Renewals.Renewal?
  /// Ends the other pages of the same visitor that show the same app, and removes their records.
  let endOtherPages: @Sendable (WebSession) async -> Void
}

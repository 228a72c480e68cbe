/// The browser of a page: what the model needs of Usher's `Visit`.
package struct Browser: Sendable {
  /// Returns the id, which is a secret. It changes when the person signs in.
  package let id: @Sendable () -> String
  /// Gives the browser a new id, and returns it.
  package let renew: @Sendable () async throws -> String
  /// Ends the other pages of the browser. They load again.
  package let endOtherPages: @Sendable () async -> Void

  package init(
    id: @escaping @Sendable () -> String,
    renew: @escaping @Sendable () async throws -> String,
    endOtherPages: @escaping @Sendable () async -> Void
  ) {
    (self.id, self.renew, self.endOtherPages) = (id, renew, endOtherPages)
  }

  /// Makes a browser that keeps its id and has one page, as in a test.
  package init(_ id: String) { self.init(id: { id }, renew: { id }, endOtherPages: {}) }
}

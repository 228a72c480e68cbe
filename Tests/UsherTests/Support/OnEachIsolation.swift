/// Runs the body on the main actor and then on another actor: the core must not care.
func onEachIsolation(
  _ body: @escaping @Sendable (isolated any Actor) async throws -> Void
) async throws {
  try await body(MainActor.shared)
  try await body(Elsewhere())
}

/// An actor as a server's session is one.
private actor Elsewhere {}

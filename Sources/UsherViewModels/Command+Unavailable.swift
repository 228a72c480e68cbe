extension Command {
  /// Unavailable: a command gets its work where it is called.
  @available(
    *,
    unavailable,
    message: "a command gets its work where it is called: `command(screen, of: self) { … }`"
  )
  public convenience init<Owner: AnyObject>(
    _ lifetime: some Scoped,
    of owner: Owner,
    _ work: @escaping (Owner) async throws -> Void
  ) { self.init() }

  /// Unavailable: the work gets its owner.
  @available(*, unavailable, message: "the work gets its owner: `{ try await $0.… }`")
  public func callAsFunction<Owner: AnyObject>(
    _ lifetime: some Scoped,
    of owner: Owner,
    _ work: @escaping () async throws -> Void
  ) {}

  /// Unavailable: work ends with a screen.
  @available(
    *,
    unavailable,
    message: "name the screen that the work ends with: `command(screen, of: self) { … }`"
  )
  public func callAsFunction(_ work: @escaping () async throws -> Void) {}
}

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

  /// Unavailable: a call must name the screen or flow whose end cancels the work.
  @available(
    *,
    unavailable,
    message: "name the screen that the work ends with: `command(screen, of: self) { … }`"
  )
  public func callAsFunction(_ work: @escaping () async throws -> Void) {}
}

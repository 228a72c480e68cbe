/// The actor everything here runs on, as a session's or a window's would be.
@globalActor
actor Runner {
  static let shared = Runner()
}

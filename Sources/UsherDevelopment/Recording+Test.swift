extension Recording {
  /// Returns the Swift source of a test that replays the recording. The file of the test must import `Testing`,
  /// `UsherDevelopment` and `UsherTesting`.
  ///
  /// - Parameters:
  ///   - name: the test's name.
  ///   - coordinator: the source of an expression that makes the root coordinator with the flow `$0`, for example
  ///     `PhotosCoordinator(flow: $0)`.
  public func test(named name: String, coordinator: String) -> String {
    let lines = steps.map { "  // \($0.cause): \($0.drawing)" }.joined(separator: "\n")
    return """
      @Test("\(name.replacing("\"", with: "\\\""))")
      @MainActor func replay() throws {
      \(lines)
        let app = try TestApp { \(coordinator) }
        try app.replay(Recording(json: ###"\(json)"###))
        try app.close()
      }

      """
  }
}

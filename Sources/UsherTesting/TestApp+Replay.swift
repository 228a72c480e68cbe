import Usher
public import UsherDevelopment

extension TestApp {
  /// Restores the states of a recording, one after the other, to test that the app can still show each of them.
  ///
  /// ```swift
  /// try app.replay(Recording(json: json))
  /// ```
  ///
  /// - Parameter recording: the recording, for example of a `Timeline`.
  /// - Throws: ``TestFailure`` for the first state that can't be restored, or whose drawing differs from the recorded
  ///   drawing.
  public func replay(_ recording: Recording) throws(TestFailure) {
    for (number, step) in recording.steps.enumerated() {
      navigation.restore(step.snapshot)
      let problems = navigation.restorationProblems.map(\.description)
      guard drawing == step.drawing, problems.isEmpty else {
        throw TestFailure(
          (["Step \(number) (\(step.cause)) was\n  \(step.drawing)\nand is\n  \(drawing)"]
            + problems)
            .joined(separator: "\n")
        )
      }
    }
  }
}

import Usher
public import UsherDevelopment

extension TestApp {
  /// Shows each state of a recording in turn, as a test that they can still be shown.
  ///
  /// - Throws: ``TestFailure`` when one of them looks otherwise than it did, or can't be brought back.
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

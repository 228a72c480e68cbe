/// The steps of a wizard: those that are done, the present one, and those that follow.
///
/// ```swift
/// StepList(["Address", "Delivery", "Payment"], present: 1)
/// ```
public struct StepList: ElementComponent {
  private let titles: [String]
  private let present: Int

  /// Makes the list.
  ///
  /// - Parameters:
  ///   - titles: the names of the steps in order.
  ///   - present: the index of the step that is shown now; the number of steps when all are done.
  public init(_ titles: [String], present: Int) {
    self.titles = titles
    self.present = present
  }

  private struct Step: Identifiable, Equatable {
    let id: Int
    let title: String
    let state: String
  }

  private var steps: [Step] {
    titles.enumerated().map { index, title in
      Step(
        id: index,
        title: title,
        state: index < present ? "done" : index == present ? "present" : "open"
      )
    }
  }

  /// The steps.
  public var body: some ElementHTML {
    ol {
      ForEach(steps, allRows: true) { step in
        li {
          span {
            if step.state == "done" { Symbol.check } else { span { String(step.id + 1) } }
          }
          .class("u-step-sign").attribute("aria-hidden", "true")
          span { step.title }
          if step.state == "done" { span { HostText(.stepDone) }.class("spoken") }
        }
        .attribute("data-state", step.state)
        .attribute("aria-current", step.state == "present" ? "step" : nil)
      }
    }
    .class("u-steps").label { $0[.steps] }
  }
}

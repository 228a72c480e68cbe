import Usher

/// Describes the work that a test waits for in vain, and what would end it.
struct RunningWork: CustomStringConvertible {
  let description: String

  init(_ navigation: Navigation, _ clock: TestClock) {
    let names = navigation.workers.map { "\($0)" }
    var sentences = [
      names.isEmpty ? "work still runs." : "work of \(names.joined(separator: ", ")) still runs."
    ]
    if navigation.tree.prompt != nil {
      sentences.append("It may wait for the prompt: answer it by `try app.answer(…)`.")
    }
    switch clock.sleepers {
    case 0: break
    case 1:
      sentences.append("A task sleeps by the test's clock: `await clock.advance(by: …)` wakes it.")
    case let count:
      sentences.append(
        "\(count) tasks sleep by the test's clock: `await clock.advance(by: …)` wakes them."
      )
    }
    description = sentences.joined(separator: " ")
  }
}

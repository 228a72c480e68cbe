/// A start by another process that waits for its answer.
struct WaitingStart {
  let arguments: [String]
  let answer: (_ lines: [String], _ code: Int) -> Void
}

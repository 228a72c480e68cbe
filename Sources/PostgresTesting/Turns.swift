/// Allows a limited number of tasks at a time; the others wait.
actor Turns {
  private var left: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ count: Int) {
    left = count
  }

  func begin() async {
    guard left == 0 else { return left -= 1 }
    await withCheckedContinuation { waiting.append($0) }
  }

  func end() {
    if waiting.isEmpty { left += 1 } else { waiting.removeFirst().resume() }
  }
}

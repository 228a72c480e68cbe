/// A service that answers when the test says so, in any order, even to who has been cancelled.
final class Answers<Input: Equatable, Value> {
  private var requests:
    [(input: Input, continuation: CheckedContinuation<Result<Value, any Error>, Never>)] = []

  /// What is waited for, oldest first.
  var waiting: [Input] { requests.map(\.input) }

  func callAsFunction(_ input: Input) async throws -> Value {
    try await withCheckedContinuation { requests.append((input, $0)) }.get()
  }

  func answer(_ input: Input, _ value: sending Value) {
    take(input)?.resume(returning: .success(value))
  }
  func fail(_ input: Input, _ error: any Error) { take(input)?.resume(returning: .failure(error)) }

  private func take(
    _ input: Input
  ) -> CheckedContinuation<Result<Value, any Error>, Never>? {
    guard let index = requests.firstIndex(where: { $0.input == input }) else { return nil }
    return requests.remove(at: index).continuation
  }
}

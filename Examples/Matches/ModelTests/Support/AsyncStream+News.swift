extension AsyncStream where Element == Void {
  /// Whether something waits in the stream; ends it.
  func hasNews() async -> Bool {
    // A cancelled task takes what is there already, and doesn't wait for more.
    let task = Task { () -> Bool in
      withUnsafeCurrentTask { $0?.cancel() }
      for await _ in self { return true }
      return false
    }
    return await task.value
  }
}

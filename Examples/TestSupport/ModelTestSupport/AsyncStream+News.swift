extension AsyncStream where Element == Void {
  /// Returns whether the stream contains an element; ends the stream.
  package func hasNews() async -> Bool {
    // A cancelled task receives an element that is there already, and doesn't wait for more.
    let task = Task { () -> Bool in
      withUnsafeCurrentTask { $0?.cancel() }
      for await _ in self { return true }
      return false
    }
    return await task.value
  }
}

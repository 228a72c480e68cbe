/// The rows of a long list that a browser asks for: those that the person sees, and some around them.
@usableFromInline struct RowRequest: Equatable, Sendable {
  @usableFromInline let first: Int
  @usableFromInline let count: Int

  /// Reads a request such as `300,80`: the index of the first row, and the number of rows. Numbers out of range are put into
  /// it.
  init?(_ text: String) {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Int32($0) }
    guard numbers.count == 2, let first = numbers[0], let count = numbers[1] else { return nil }
    self.first = max(0, Int(first))
    self.count = min(max(Int(count), ListWindow.sizes.lowerBound), ListWindow.sizes.upperBound)
  }
}

#if Hummingbird
extension Int {
  /// The product, or the largest number if it is larger: a limit can be anything.
  func multipliedWithinBounds(by factor: Int) -> Int {
    let (product, overflow) = multipliedReportingOverflow(by: factor)
    return overflow ? .max : product
  }
}
#endif

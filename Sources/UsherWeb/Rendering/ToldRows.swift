/// Which rows of a long list a browser has, by what it says itself.
struct ToldRows: Equatable, Sendable {
  let request: RowRequest
  /// The number of rows of the whole list, as the browser knows it.
  let total: Int
}

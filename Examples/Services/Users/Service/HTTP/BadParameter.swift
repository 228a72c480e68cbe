/// A parameter that can't be meant.
struct BadParameter: Error, Equatable {
  /// For whoever wrote the request.
  let message: String
}

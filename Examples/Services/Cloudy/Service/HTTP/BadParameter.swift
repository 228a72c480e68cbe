/// An invalid parameter.
struct BadParameter: Error, Equatable {
  /// The reason, for the author of the request.
  let reason: String
}

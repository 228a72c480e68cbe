/// An invalid parameter.
package struct BadParameter: Error, Equatable {
  /// The reason, for the author of the request.
  package let reason: String

  package init(reason: String) {
    self.reason = reason
  }
}

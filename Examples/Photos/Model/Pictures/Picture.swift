public import Foundation

/// An encoded picture.
public struct Picture: Sendable, Hashable {
  public let data: Data
  /// `image/jpeg` or `image/png`.
  public let contentType: String

  package init(data: Data, contentType: String) {
    self.data = data
    self.contentType = contentType
  }
}

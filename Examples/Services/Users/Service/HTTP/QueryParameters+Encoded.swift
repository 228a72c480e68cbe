import Foundation
import ServiceKit

extension QueryParameters {
  /// Returns the encoded parameters, with another value for one of them.
  func encoded(_ name: String, _ value: Int) -> String {
    let others = all.filter { $0.name != name }
    return (others + [(name, String(value))])
      .map { "\(Self.encoded($0))=\(Self.encoded($1))" }
      .joined(separator: "&")
  }

  private static func encoded(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: unreserved) ?? ""
  }

  private static let unreserved = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~"
  )
}

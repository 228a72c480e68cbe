import Foundation

/// An e-mail address, in the form in which addresses are compared.
package enum EmailAddress {
  /// In bytes: no mail server takes a longer one.
  static let longest = 254

  /// Returns the address in lower case, without white space around it. Whether letters arrive there isn't known.
  ///
  /// - Throws: `emptyEmail` or `wrongEmail`.
  package static func checked(_ text: String) throws(AccountError) -> String {
    let address = text.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    guard !address.isEmpty else { throw .emptyEmail }
    let parts = address.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ !$0.isEmpty }), address.utf8.count <= longest,
      !address.unicodeScalars.contains(where: isRefused)
    else { throw .wrongEmail }
    return address
  }

  private static func isRefused(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    // What can't be seen could make two addresses look alike.
    case .control, .format: true
    default: scalar.properties.isWhitespace
    }
  }
}

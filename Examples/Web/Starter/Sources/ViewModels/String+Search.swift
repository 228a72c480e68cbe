import Foundation

extension String {
  /// The text without spaces at both ends.
  var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }

  /// Whether the text contains another one, whatever the case and the accents of letters.
  func holds(_ other: String) -> Bool { localizedStandardContains(other) }
}

import Foundation

extension String {
  /// The text without spaces at both ends.
  var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }
}

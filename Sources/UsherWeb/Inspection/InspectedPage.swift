package import Foundation

/// An open page in the list of an inspector. A private text that somebody has typed isn't in it.
package struct InspectedPage: Hashable, Sendable, Identifiable {
  /// The first characters of the session's token, as in the log. The whole token is a secret.
  package let id: String
  /// The path of the app.
  package let app: String
  /// The first characters of the visitor's id.
  package let visitor: String
  /// When the session began in this process.
  package let begun: Date
  /// What the page has told; `nil` if it works for so long that it hasn't answered.
  package let answer: Answer?

  /// What only the page itself knows.
  package struct Answer: Hashable, Sendable {
    /// The title of what is shown.
    package let title: String
    /// The address of what is shown, on the site.
    package let address: String
    /// Whether a browser is connected.
    package let isConnected: Bool
    /// Whether the session runs on the threads for long turns.
    package let isSlow: Bool
  }
}

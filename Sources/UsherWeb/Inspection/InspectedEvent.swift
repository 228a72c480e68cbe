package import Foundation

/// A piece of a page's work: an event of the browser, or a change without one.
package struct InspectedEvent: Hashable, Sendable, Identifiable {
  /// The number since the inspector began to look at the page.
  package let id: Int
  package let time: Date
  /// The event and its handler, without what the person has typed.
  package let name: String
  /// The size of the browser's message, in bytes; 0 without one, and for a private text, whose length isn't told.
  package let received: Int
  /// The size of what was sent, in bytes.
  package let sent: Int
  /// The time that the session worked without a pause.
  package let duration: Duration
}

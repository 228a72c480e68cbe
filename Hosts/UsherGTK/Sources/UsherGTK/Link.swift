import GTK

/// A button that goes to an address of the app, or opens one of another site.
///
/// ```swift
/// Link("Choose a place", to: "locations")
/// ```
public struct Link: Content {
  private let title: () -> String
  private let address: () -> String

  /// Makes a link.
  ///
  /// - Parameters:
  ///   - title: the title, read again when it changes.
  ///   - address: an address within the app, such as `locations`, or one of a page, message or call, with a scheme: see
  ///     `SiteError.schemes`. A link with another scheme does nothing, and is reported.
  public init(
    _ title: @autoclosure @escaping () -> String,
    to address: @autoclosure @escaping () -> String
  ) {
    (self.title, self.address) = (title, address)
  }

  /// The widgets of this content, still to be made.
  public var parts: [Part] {
    [
      Part { [title, address] context in
        let button = GTK.Button()
        button.addStyle("link")
        button.align(horizontally: .start)
        context.bind(title) { button.title = $0 }
        context.observe(button, "clicked") { [weak context] in
          guard let context, context.perform({}) else { return }
          context.acts.open(address())
        }
        return button
      }
    ]
  }
}

/// What a person sees on a page.
enum Sight {
  /// A text, as it is read; or as it stands in a field.
  case text(String)
  case button(String)
  case link(String)
  /// A place that says that something is being fetched, or a button that says that its act goes on.
  case busy(String)
}

extension Sight: ExpressibleByStringLiteral {
  init(stringLiteral text: String) { self = .text(text) }
}

extension Sight {
  /// What is shown while something is being fetched.
  static let loading = busy("Loading")
  static let tryAgain = button("Try Again")
}

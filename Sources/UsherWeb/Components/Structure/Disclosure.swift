public import Usher

/// A title that shows and hides what is below it.
///
/// ```swift
/// Disclosure("Advanced", bind(\.showsAdvanced)) {
///   Toggle("Keep a copy", bind(\.keepsCopy))
/// }
/// ```
///
/// The content is in the page only while it is shown.
public struct Disclosure<Content: HTML>: Component {
  private let title: String
  private let isExpanded: ValueBinding<Bool>
  private let content: () -> Content

  /// Makes a disclosure.
  ///
  /// - Parameters:
  ///   - title: the text that is always there.
  ///   - isExpanded: whether the content is shown.
  ///   - content: what is shown and hidden.
  public init(
    _ title: String,
    _ isExpanded: ValueBinding<Bool>,
    @HTMLBuilder content: @escaping () -> Content
  ) {
    self.title = title
    self.isExpanded = isExpanded
    self.content = content
  }

  /// The title and the content.
  public var body: some HTML {
    div {
      button { title }.class("u-disclosure-title").attribute("type", "button")
        .attribute("aria-expanded", is: isExpanded.value)
        .on(.click) { isExpanded.value.toggle() }
      if isExpanded.value { div { content() }.class("u-disclosed") }
    }
    .class("u-disclosure")
  }
}

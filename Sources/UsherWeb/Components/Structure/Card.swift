/// Content that belongs together, on a surface of its own, with a title if it needs one.
///
/// ```swift
/// Card("Balance") {
///   p { viewModel.balance }
/// }
/// ```
public struct Card<Content: HTML>: ElementComponent {
  private let title: String?
  private let content: Content

  /// Makes a card.
  ///
  /// - Parameters:
  ///   - title: the title; `nil` for none.
  ///   - content: what stands on it.
  public init(_ title: String? = nil, @HTMLBuilder content: () -> Content) {
    self.title = title
    self.content = content()
  }

  /// The title and the content.
  public var body: some ElementHTML {
    div {
      if let title { h2 { title } }
      content
    }
    .class("u-card")
  }
}

/// A title, a text and a button in place of content that doesn't exist yet.
///
/// ```swift
/// EmptyState("No matches yet!", "Play one, and write it down here.", symbol: .list) {
///   button { "Add a Match" }.class("button").on(.click, viewModel.addButtonTapped)
/// }
/// ```
public struct EmptyState<Picture: HTML, Action: HTML>: ElementComponent {
  private let title: String
  private let text: String
  private let picture: Picture
  private let action: Action

  /// Makes a state with the app's own picture.
  ///
  /// - Parameters:
  ///   - title: the content that is missing: "No matches yet!"
  ///   - text: the reason, or the next step; no paragraph if empty.
  ///   - picture: the picture above the title.
  ///   - action: one or more buttons for the next step.
  public init(
    _ title: String,
    _ text: String = "",
    picture: Picture,
    @HTMLBuilder action: () -> Action = { EmptyHTML() }
  ) {
    self.title = title
    self.text = text
    self.picture = picture
    self.action = action()
  }

  /// The picture, title, text and action, one below the other.
  public var body: some ElementHTML {
    div {
      picture
      h2 { title }
      if !text.isEmpty { p { text } }
      action
    }
    .class("empty")
  }
}

extension EmptyState where Picture == Symbol {
  /// Makes a state with a symbol.
  ///
  /// - Parameters:
  ///   - title: the content that is missing: "No matches yet!"
  ///   - text: the reason, or the next step; no paragraph if empty.
  ///   - symbol: the symbol above the title.
  ///   - action: one or more buttons for the next step.
  public init(
    _ title: String,
    _ text: String = "",
    symbol: Symbol = .info,
    @HTMLBuilder action: () -> Action = { EmptyHTML() }
  ) {
    self.init(title, text, picture: symbol, action: action)
  }
}

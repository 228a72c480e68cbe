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

  /// Makes an empty state with an image of the app's own.
  ///
  /// - Parameters:
  ///   - title: says what is missing, for example "No matches yet!".
  ///   - text: the reason why it is missing, or what the person can do next; if it is empty, nothing is shown for it.
  ///   - picture: the image above the title.
  ///   - action: the buttons for what the person can do next; none by default.
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

  /// The image, the title, the text and the buttons, one below the other.
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
  /// Makes an empty state with a symbol.
  ///
  /// - Parameters:
  ///   - title: says what is missing, for example "No matches yet!".
  ///   - text: the reason why it is missing, or what the person can do next; if it is empty, nothing is shown for it.
  ///   - symbol: the symbol above the title.
  ///   - action: the buttons for what the person can do next; none by default.
  public init(
    _ title: String,
    _ text: String = "",
    symbol: Symbol = .info,
    @HTMLBuilder action: () -> Action = { EmptyHTML() }
  ) {
    self.init(title, text, picture: symbol, action: action)
  }
}

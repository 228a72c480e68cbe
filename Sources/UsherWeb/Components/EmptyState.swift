/// A title, a text and a way to begin, where something is going to be and isn't yet.
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

  /// A state with a picture of one's own.
  ///
  /// - Parameters:
  ///   - title: what there isn't.
  ///   - text: why, or what to do about it; empty for nothing.
  ///   - picture: what is drawn above it.
  ///   - action: a button, or several, that lead on.
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

  /// Picture, title, text and action, one below the other.
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
  /// A state with one of the host's pictures.
  ///
  /// - Parameters:
  ///   - title: what there isn't.
  ///   - text: why, or what to do about it; empty for nothing.
  ///   - symbol: what is drawn above it.
  ///   - action: a button, or several, that lead on.
  public init(
    _ title: String,
    _ text: String = "",
    symbol: Symbol = .info,
    @HTMLBuilder action: () -> Action = { EmptyHTML() }
  ) {
    self.init(title, text, picture: symbol, action: action)
  }
}

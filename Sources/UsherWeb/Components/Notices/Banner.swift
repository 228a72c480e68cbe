/// A message in a screen that stays: something to know, to take care of, or that went wrong, with what the person can do.
///
/// ```swift
/// Banner(.warning, "Your card expires this month.") {
///   button { "Renew" }.class("button secondary small").on(.click, viewModel.renewButtonTapped)
/// }
/// ```
///
/// For a message that comes up as a result of what the person does, see ``StatusText`` and ``ToastBar``: a screen reader
/// speaks these at once.
public struct Banner<Actions: HTML>: ElementComponent {
  private let kind: NoticeKind
  private let text: String
  private let detail: String?
  private let actions: Actions

  /// Makes a banner.
  ///
  /// - Parameters:
  ///   - kind: how much the message matters.
  ///   - text: the message.
  ///   - detail: more about it, below the message; `nil` for nothing.
  ///   - actions: buttons or links; none by default.
  public init(
    _ kind: NoticeKind,
    _ text: String,
    detail: String? = nil,
    @HTMLBuilder actions: () -> Actions = { EmptyHTML() }
  ) {
    self.kind = kind
    self.text = text
    self.detail = detail
    self.actions = actions()
  }

  /// The symbol, the texts and the actions.
  public var body: some ElementHTML {
    div {
      kind.symbol
      div {
        p {
          span { HostText(kind.word) }.class("spoken")
          strong { text }
        }
        if let detail { p { detail } }
      }
      .class("u-banner-text")
      actions
    }
    .class("u-banner").attribute("data-kind", kind.rawValue)
  }
}

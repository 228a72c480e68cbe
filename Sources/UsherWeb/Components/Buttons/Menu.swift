/// A button that opens a list of commands.
///
/// ```swift
/// Menu("More") {
///   MenuItem("Duplicate", action: viewModel.duplicateButtonTapped)
///   MenuItem("Delete", isDestructive: true, action: viewModel.deleteButtonTapped)
/// }
/// ```
///
/// The arrow keys go through the commands, and Escape closes the menu. It opens below the button, or above it where there is
/// no room below.
public struct Menu: ElementComponent {
  /// Lists the commands of a menu; `if` and `for` work in it.
  @resultBuilder
  public enum Builder {
    /// Makes a list of one command.
    public static func buildExpression(_ item: MenuItem) -> [MenuItem] { [item] }
    /// Joins the lists.
    public static func buildBlock(_ items: [MenuItem]...) -> [MenuItem] { items.flatMap(\.self) }
    /// Makes the list of an `if` without `else`.
    public static func buildOptional(_ items: [MenuItem]?) -> [MenuItem] { items ?? [] }
    /// Makes the list of an `if`.
    public static func buildEither(first items: [MenuItem]) -> [MenuItem] { items }
    /// Makes the list of an `else`.
    public static func buildEither(second items: [MenuItem]) -> [MenuItem] { items }
    /// Joins the lists of a `for`.
    public static func buildArray(_ items: [[MenuItem]]) -> [MenuItem] { items.flatMap(\.self) }
  }

  private struct Row: Identifiable, Equatable {
    let item: MenuItem
    /// By its title: what the person has seen is what is done, also if the commands have changed meanwhile.
    var id: String { item.title }

    /// The actions aren't compared: the row's handler is looked up when the event comes.
    static func == (first: Row, second: Row) -> Bool {
      first.item.title == second.item.title
        && first.item.isDestructive == second.item.isDestructive
        && first.item.isDisabled == second.item.isDisabled
        && (first.item.symbol == nil) == (second.item.symbol == nil)
    }
  }

  private let title: String
  private let symbol: Symbol?
  private let isDisabled: Bool
  private let items: [MenuItem]

  /// Makes a menu.
  ///
  /// - Parameters:
  ///   - title: the text of the button; with a symbol it is the button's name, and isn't shown.
  ///   - symbol: what the button shows in place of its text; `nil` for the text.
  ///   - isDisabled: whether the menu can't be opened now.
  ///   - items: the commands, each with another title.
  public init(
    _ title: String,
    symbol: Symbol? = nil,
    isDisabled: Bool = false,
    @Builder items: () -> [MenuItem]
  ) {
    self.title = title
    self.symbol = symbol
    self.isDisabled = isDisabled
    self.items = items()
  }

  /// The button and the commands.
  public var body: some ElementHTML {
    div {
      button {
        if let symbol { symbol } else { span { title } }
      }
      .class("button secondary small").attribute("type", "button").label(title)
      .attribute("aria-haspopup", "menu").attribute("aria-expanded", "false")
      .disabled(isDisabled)
      div {
        ForEach(items.map(Row.init), allRows: true) { [isDisabled] row in
          button {
            if let symbol = row.item.symbol { symbol }
            span { row.item.title }
          }
          .attribute("type", "button").role("menuitem").attribute("tabindex", "-1")
          .attribute("data-destructive", when: row.item.isDestructive)
          .disabled(row.item.isDisabled)
          .on(.click) { if !isDisabled { row.item.action() } }
        }
      }
      .class("u-menu-items").role("menu").label(title).attribute("popover", "manual")
    }
    .class("u-menu").attribute("data-menu")
  }
}

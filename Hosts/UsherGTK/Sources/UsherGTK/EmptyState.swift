import GTK

/// What is shown in place of a list without rows: what is missing, why, and what the person can do.
///
/// ```swift
/// EmptyState("No Matches", "Add the first match you have played.", icon: "list-add-symbolic") {
///   Button("Add", viewModel.addButtonTapped)
/// }
/// ```
public struct EmptyState: Component {
  private let title: () -> String
  private let text: () -> String
  private let icon: String?
  private let actions: () -> Group

  /// Makes the content.
  ///
  /// - Parameters:
  ///   - title: what is missing.
  ///   - text: why, or how to change it.
  ///   - icon: the name of an icon of the desktop's theme; `nil` for none.
  ///   - actions: buttons.
  public init(
    _ title: @autoclosure @escaping () -> String,
    _ text: @autoclosure @escaping () -> String,
    icon: String? = nil,
    @ContentBuilder _ actions: @escaping () -> Group = { Group() }
  ) {
    (self.title, self.text, self.icon, self.actions) = (title, text, icon, actions)
  }

  /// The texts and buttons, one below the other.
  public var body: some Content {
    VStack(spacing: 12) {
      Icon(icon ?? "", size: 64).align(.center)
      Text(title()).style(.title).align(.center)
      Text(text()).style(.secondary).align(.center)
      HStack { actions() }.align(.center)
    }
    .css("empty-state")
  }
}

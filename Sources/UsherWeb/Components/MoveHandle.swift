/// What a row of a list is moved by: dragged by mouse, finger or pen, or with the arrow keys, Home and
/// End.
///
/// ```swift
/// ul {
///   ForEach(viewModel.favorites) { [viewModel] favorite in
///     li {
///       span { favorite.name }
///       MoveHandle(favorite.name) { viewModel.move(favorite.id, to: $0) }
///     }
///     .class("row")
///   }
/// }
/// .class("list")
/// ```
///
/// It moves the row of the ``ForEach`` it is in, among the rows beside it that have a handle, one below
/// the other.
public struct MoveHandle: ElementComponent {
  private let name: String
  private let isDisabled: Bool
  private let onMove: (_ target: Int) -> Void

  /// A handle.
  ///
  /// - Parameters:
  ///   - name: what it moves, for who can't see it: "Ghent" makes "Move Ghent".
  ///   - isDisabled: whether the row can't be moved now.
  ///   - onMove: called with the index the row has afterwards, when the person has put it there. It comes
  ///     from the browser: it is never negative, but may lie beyond the end of a list that has changed
  ///     since. A row that isn't moved before this returns goes back to its place.
  public init(
    _ name: String,
    isDisabled: Bool = false,
    onMove: @escaping (_ target: Int) -> Void
  ) {
    self.name = name
    self.isDisabled = isDisabled
    self.onMove = onMove
  }

  /// A button with a grip.
  public var body: some ElementHTML {
    button {
      Raw(
        """
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true"><path d="M4 6.5h12M4 \
        10h12M4 13.5h12" fill="none" stroke="currentColor" stroke-width="2" \
        stroke-linecap="round"/></svg>
        """
      )
    }
    .class("handle").attribute("type", "button").attribute("data-handle", name)
    .label("Move \(name)").attribute("aria-keyshortcuts", "ArrowUp ArrowDown Home End")
    .disabled(isDisabled).adding(MoveAttribute(action: onMove))
  }
}

/// A handle that moves its row in a list: the person drags it by mouse, finger or pen, or presses the arrow keys, Home
/// or End on it.
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
/// The handle moves the row of the innermost ``ForEach`` around it, among the rows in the same element that have a
/// handle. The rows must be shown one below the other.
public struct MoveHandle: ElementComponent {
  private let name: String
  private let isDisabled: Bool
  private let onMove: (_ target: Int) -> Void

  /// Makes a handle.
  ///
  /// - Parameters:
  ///   - name: the name of the row for screen readers: "Ghent" makes "Move Ghent".
  ///   - isDisabled: whether the row can't be moved now.
  ///   - onMove: called with the new index of the row when the person has moved the row. The index comes from the
  ///     browser: it is never negative, but can be too large if the list has become shorter meanwhile. Move the item
  ///     before the closure returns; otherwise the row moves back to its old place.
  public init(
    _ name: String,
    isDisabled: Bool = false,
    onMove: @escaping (_ target: Int) -> Void
  ) {
    self.name = name
    self.isDisabled = isDisabled
    self.onMove = onMove
  }

  /// The handle: a button with three lines.
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
    .label(.moveRow, name).attribute("aria-keyshortcuts", "ArrowUp ArrowDown Home End")
    .disabled(isDisabled).adding(MoveAttribute(action: onMove))
  }
}

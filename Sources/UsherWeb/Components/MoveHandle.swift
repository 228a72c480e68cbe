/// What a row is moved by: dragged by mouse, finger or pen, or with the arrow keys, Home and End.
///
/// ```swift
/// li {
///   span { row.name }
///   MoveHandle(row.name)
/// }
/// .class("row")
/// ```
///
/// The row is a child of the element that takes the move by ``Element/onMove(_:)``.
public struct MoveHandle: ElementComponent {
  private let name: String
  private let isDisabled: Bool

  /// A handle.
  ///
  /// - Parameters:
  ///   - name: what it moves, for who can't see it: "Ghent" makes "Move Ghent".
  ///   - isDisabled: whether the row can't be moved now.
  public init(_ name: String, isDisabled: Bool = false) {
    self.name = name
    self.isDisabled = isDisabled
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
    .disabled(isDisabled)
  }
}

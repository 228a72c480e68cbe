import GTK

/// A handle that moves its row in a list: the person drags it, or presses the arrow keys, Home or End on it.
///
/// ```swift
/// ForEach(viewModel.favorites) { favorite in
///   HStack {
///     MoveHandle(favorite.name) { viewModel.move(favorite.id, to: $0) }
///     Text(favorite.name).expand()
///   }
/// }
/// ```
///
/// The handle moves the row of the innermost ``ForEach`` around it.
public struct MoveHandle: Content {
  private let name: () -> String
  private let onMove: (Int) -> Void

  /// Makes a handle.
  ///
  /// - Parameters:
  ///   - name: the name of the row: “Ghent” makes “Move Ghent”.
  ///   - onMove: called with the new index of the row when the person has moved it.
  public init(
    _ name: @autoclosure @escaping () -> String,
    onMove: @escaping (_ target: Int) -> Void
  ) {
    (self.name, self.onMove) = (name, onMove)
  }

  /// The widgets of this content, still to be made.
  public var parts: [Part] {
    [
      Part { [name, onMove] context in
        let button = GTK.Button()
        button.setIcon("list-drag-handle-symbolic")
        button.addStyle("flat")
        let words = context.acts.words
        context.bind(name) { button.setName(words.text(.moveRow, $0)) }
        guard let row = context.row else { return button }
        let move = { [weak context] (target: Int) in
          let last = row.rows.count - 1
          guard let index = row.index, (0...max(0, last)).contains(target), index != target else {
            return
          }
          context?.perform { onMove(target) }
        }
        let keys = Controller.keys(capturing: false)
        button.add(keys)
        context.keep(
          keys.on("key-pressed", .key) { event in
            guard let index = row.index, event.modifiers & (Key.alt | Key.control) == 0,
              let target = Self.target(of: event.number, from: index, among: row.rows.count)
            else { return false }
            move(target)
            // The row may have been put elsewhere, and its handle keeps the keyboard.
            MainLoop.after(0) { button.takeFocus() }
            return true
          }
        )
        Drag(button, row, move).connect(context)
        return button
      }
    ]
  }

  /// Ends the drag of a row, and leaves the row where it was; `false` if none is dragged.
  static func cancelDrag() -> Bool { Drag.current?.cancel() ?? false }

  private static func target(of key: UInt32, from index: Int, among count: Int) -> Int? {
    switch key {
    case Key.up: index - 1
    case Key.down: index + 1
    case Key.home: 0
    case Key.end: count - 1
    default: nil
    }
  }
}

/// A drag of a row by its handle. The row that it would come before or after is marked meanwhile.
@MainActor private final class Drag {
  /// The drag that the person is at.
  static weak var current: Drag?

  private let handle: GTK.Button
  private let controller = Controller.drag()
  private let row: RowPlace
  private let move: (Int) -> Void
  private var start = (x: 0.0, y: 0.0)
  private var marked: (row: Widget, style: String)?

  init(_ handle: GTK.Button, _ row: RowPlace, _ move: @escaping (Int) -> Void) {
    (self.handle, self.row, self.move) = (handle, row, move)
  }

  func cancel() -> Bool {
    stop()
    controller.cancel()
    return true
  }

  private func stop() {
    mark(nil)
    row.widget?.removeStyle("dragged")
    if Drag.current === self { Drag.current = nil }
  }

  func connect(_ context: PartContext) {
    // A row may go while it is dragged; the one that is marked stays.
    context.onEnd { [self] in stop() }
    handle.add(controller)
    context.keep(
      controller.on("drag-begin", .point) { [self] event in
        Drag.current = self
        start = (event.x, event.y)
        row.widget?.addStyle("dragged")
        return false
      }
    )
    context.keep(
      controller.on("drag-update", .point) { [self] event in
        mark(target(event.y))
        return false
      }
    )
    context.keep(
      controller.on("drag-end", .point) { [self] event in
        // GTK ends a drag that was cancelled, too.
        guard Drag.current === self else { return false }
        let target = target(event.y)
        stop()
        if let target { move(target) }
        return false
      }
    )
  }

  /// The index that the row would have if it were dropped now.
  private func target(_ distance: Double) -> Int? {
    let rows = row.rows
    guard let index = row.index else { return nil }
    for (other, widget) in rows.enumerated() where other != index {
      guard let y = handle.place(start.x, start.y + distance, in: widget)?.y else { continue }
      let middle = Double(widget.height) / 2
      // From above, a row gives way once its middle is passed.
      if other < index, y < middle { return other }
      if other > index, y < middle { return other - 1 }
    }
    return rows.indices.last
  }

  private func mark(_ target: Int?) {
    if let marked { marked.row.removeStyle(marked.style) }
    marked = nil
    guard let target, let index = row.index, target != index, row.rows.indices.contains(target)
    else { return }
    let style = target < index ? "drop-before" : "drop-after"
    row.rows[target].addStyle(style)
    marked = (row.rows[target], style)
  }
}

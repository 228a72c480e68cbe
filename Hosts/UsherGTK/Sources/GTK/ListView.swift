import CGTK

/// A list that has widgets only for the rows around those that can be seen, some 200 in GTK 4.8, and uses them again for
/// others.
package final class ListView: Widget {
  private let store: GObject
  private let factory: GObject
  private var connections: [Connection] = []
  private let chooses: (_ position: Int) -> Bool
  private let widgets: PlaceWidgets

  /// Makes a list without rows.
  ///
  /// - Parameters:
  ///   - show: called when a row comes into sight, with a key of its place and its position; returns the widget of the
  ///     place if it has just been made.
  ///   - chooses: returns whether the row at a position can be chosen.
  ///   - hide: called when a place shows no row any more.
  ///   - forget: called when a place is gone.
  ///   - activate: called when the person chooses a row; `nil` for rows that can't be chosen.
  package init(
    show: @escaping (_ place: UInt, _ position: Int) -> Widget?,
    chooses: @escaping (_ position: Int) -> Bool = { _ in true },
    hide: @escaping (_ place: UInt) -> Void,
    forget: @escaping (_ place: UInt) -> Void,
    activate: ((_ position: Int) -> Void)?
  ) {
    store = GObject(owned: UnsafeMutableRawPointer(usher_list_store()))
    let made = usher_list_factory()
    factory = GObject(owned: UnsafeMutableRawPointer(made))
    let isChoosable = activate != nil
    // Not what a row does: that has a view model, and a list is there until its page has moved out of sight.
    self.chooses = { isChoosable && chooses($0) }
    let widgets = PlaceWidgets()
    self.widgets = widgets
    super.init(usher_list_view(OpaquePointer(store.raw), made))
    connections = [
      factory.on("bind", .object) { event in
        guard let item = UnsafeMutableRawPointer(bitPattern: event.object) else { return false }
        let position = Int(usher_item_position(item))
        if let widget = show(event.object, position) {
          widgets.all[event.object] = widget
          usher_item_child(item, widget.gtk, 1)
        }
        usher_item_chooses(item, activate != nil && chooses(position) ? 1 : 0)
        return false
      },
      factory.on("unbind", .object) { event in
        hide(event.object)
        return false
      },
      factory.on("teardown", .object) { event in
        widgets.all[event.object] = nil
        forget(event.object)
        return false
      },
      on("activate", .number) { event in
        activate?(Int(event.number))
        return false
      },
    ]
  }

  /// The rows with widgets that show something, with their positions, from top to bottom: for tests.
  package var rows: [(position: Int, widget: Widget)] {
    widgets.all.compactMap { place, widget in position(of: place).map { ($0, widget) } }
      .sorted { $0.0 < $1.0 }
  }
  /// Whether the person can choose the row at a position: for tests.
  package func canChoose(_ position: Int) -> Bool { chooses(position) }

  /// The position that the row at a place has now.
  package func position(of place: UInt) -> Int? {
    guard let item = UnsafeMutableRawPointer(bitPattern: place) else { return nil }
    let position = usher_item_position(item)
    return position == GTK_INVALID_LIST_POSITION ? nil : Int(position)
  }

  /// Asks anew whether the row at a place can be chosen.
  package func updateChoosing(at place: UInt) {
    guard let position = position(of: place),
      let item = UnsafeMutableRawPointer(bitPattern: place)
    else { return }
    usher_item_chooses(item, chooses(position) ? 1 : 0)
  }

  /// The number of rows with widgets that light up below the pointer: for tests.
  package var choosableRows: Int { Int(usher_choosable_rows(gtk)) }

  package func insert(at position: Int, count: Int) {
    usher_list_insert(OpaquePointer(store.raw), UInt32(position), UInt32(count))
  }
  package func remove(at position: Int, count: Int) {
    usher_list_remove(OpaquePointer(store.raw), UInt32(position), UInt32(count))
  }

  /// Scrolls until the row at a position can be seen.
  package func scroll(to position: Int) { usher_list_scroll(gtk, UInt32(position)) }

  /// Chooses a row, as a click does: for tests.
  package func activate(_ position: Int) { usher_emit_number(raw, "activate", UInt32(position)) }

  /// Releases all closures. The list shows what it shows.
  package func end() {
    for connection in connections { connection.end() }
    connections = []
  }
}

/// The widgets of a list's places.
private final class PlaceWidgets {
  var all: [UInt: Widget] = [:]
}

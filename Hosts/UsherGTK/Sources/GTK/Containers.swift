import CGTK

/// What a widget is for, where GTK can't tell by itself.
package enum Role {
  case group, dialog, alertDialog, tabList, alert, status

  var gtk: GtkAccessibleRole {
    switch self {
    case .group: GTK_ACCESSIBLE_ROLE_GROUP
    case .dialog: GTK_ACCESSIBLE_ROLE_DIALOG
    case .alertDialog: GTK_ACCESSIBLE_ROLE_ALERT_DIALOG
    case .tabList: GTK_ACCESSIBLE_ROLE_TAB_LIST
    case .alert: GTK_ACCESSIBLE_ROLE_ALERT
    case .status: GTK_ACCESSIBLE_ROLE_STATUS
    }
  }
}

/// Widgets in a row or a column.
package final class Box: Widget {
  package private(set) var children: [Widget] = []

  /// - Parameter changes: whether children come and go.
  package init(isVertical: Bool, spacing: Int = 0, role: Role = .group, changes: Bool = false) {
    super.init(
      usher_box(
        isVertical ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL,
        Int32(spacing),
        role.gtk
      )
    )
    if changes { usher_box_for_texts(gtk) }
  }

  /// Has all children take the same room.
  package func shareEvenly() { set("homogeneous", true) }

  package func append(_ child: Widget) {
    children.append(child)
    usher_box_append(gtk, child.gtk)
  }

  /// Adds a child to a row, in the middle of its height. GTK 4.8 rounds the baseline of a text that may have several lines
  /// in two ways, and complains of a row that is a pixel too low; so the texts have no common baseline.
  package func appendCentred(_ child: Widget) {
    children.append(child)
    usher_box_append(gtk, usher_centred(child.gtk))
  }

  package func remove(_ child: Widget) {
    guard let index = children.firstIndex(where: { $0 === child }) else { return }
    children.remove(at: index)
    usher_box_remove(gtk, child.gtk)
  }

  /// Puts a child after another one, or before all others, whether it was there or not.
  package func put(_ child: Widget, after other: Widget?) {
    children.removeAll { $0 === child }
    let before = other.flatMap { other in children.firstIndex { $0 === other } }
    children.insert(child, at: before.map { $0 + 1 } ?? 0)
    usher_box_insert_after(gtk, child.gtk, other?.gtk)
  }
}

extension Box {
  /// Wishes room for the only child, in pixels at the normal size of texts, 0 for what the child wishes. Where there is
  /// less, the child gets less.
  ///
  /// - Parameters:
  ///   - followsText: whether there is more room where texts are larger.
  ///   - isFixed: whether the height is wished also for a child that needs less.
  package func wish(
    width: Int = 0,
    height: Int = 0,
    followsText: Bool = true,
    isFixed: Bool = false
  ) {
    usher_set_room(gtk, Int32(width), Int32(height), followsText ? 1 : 0, isFixed ? 1 : 0)
  }
}

extension Box {
  /// Puts a label before a control: beside it where the label has room for one line, above it where it hasn't.
  package func pair(_ label: Widget, _ control: Widget) {
    appendCentred(label)
    appendCentred(control)
    usher_set_pair(gtk)
  }
}

/// Widgets of which one shows; a change moves.
package final class Stack: Widget {
  package enum Movement { case none, left, right, fade }

  private var children: [Widget] = []

  package init() { super.init(gtk_stack_new()) }

  package func add(_ child: Widget) {
    children.append(child)
    usher_stack_add(gtk, child.gtk)
    hideOthers()
  }
  package func remove(_ child: Widget) {
    children.removeAll { $0 === child }
    usher_stack_remove(gtk, child.gtk)
  }
  package func isShown(_ child: Widget) -> Bool { usher_stack_visible(gtk) == child.gtk }
  package var isMoving: Bool { usher_stack_is_moving(gtk) != 0 }

  package func show(_ child: Widget, _ movement: Movement) {
    let type =
      switch movement {
      case .none: GTK_STACK_TRANSITION_TYPE_NONE
      case .left: GTK_STACK_TRANSITION_TYPE_SLIDE_LEFT
      case .right: GTK_STACK_TRANSITION_TYPE_SLIDE_RIGHT
      case .fade: GTK_STACK_TRANSITION_TYPE_CROSSFADE
      }
    usher_stack_show(gtk, child.gtk, type, 200)
    hideOthers()
  }

  /// GTK draws only the child that shows, but tells screen readers of all.
  private func hideOthers() {
    for child in children { usher_hide(child.gtk, isShown(child) ? 0 : 1) }
  }
}

/// A widget with others over it.
package final class Overlay: Widget {
  private var child: Widget?
  private var over: [Widget] = []
  /// The widgets, those over others last.
  package var children: [Widget] { [child].compactMap(\.self) + over }

  package init() { super.init(usher_overlay()) }

  package func setChild(_ child: Widget?) {
    self.child = child
    usher_overlay_set(gtk, child?.gtk)
  }
  package func add(_ child: Widget) {
    over.append(child)
    usher_overlay_add(gtk, child.gtk)
  }
  package func remove(_ child: Widget) {
    over.removeAll { $0 === child }
    usher_overlay_remove(gtk, child.gtk)
  }
}

/// The bar of a screen.
package final class HeaderBar: Widget {
  private var leading: [Widget] = []
  private var trailing: [Widget] = []
  /// What was added at both ends, in the order in which it is seen.
  package var children: [Widget] { leading + trailing }

  package init() {
    super.init(gtk_header_bar_new())
    set("show-title-buttons", false)
  }

  /// The part of the window's own buttons that the bar has; the bars beside each other share them.
  package enum WindowButtons { case none, leading, trailing, all }

  /// - Parameter onlyClose: whether there is no room for more than the button that closes the window.
  package func show(_ buttons: WindowButtons, onlyClose: Bool = false) {
    set("show-title-buttons", buttons != .none)
    var sides = Toolkit.windowButtons.split(separator: ":", omittingEmptySubsequences: false)
      .map(String.init)
    if onlyClose {
      sides = sides.map { $0.split(separator: ",").contains("close") ? "close" : "" }
    }
    switch buttons {
    case .none: break
    case .leading: set("decoration-layout", "\(sides.first ?? ""):")
    case .trailing: set("decoration-layout", ":\(sides.dropFirst().first ?? "")")
    case .all: set("decoration-layout", sides.joined(separator: ":"))
    }
  }

  package func addLeading(_ child: Widget) {
    leading.append(child)
    usher_bar_start(gtk, child.gtk)
  }
  /// Adds a child before those that were added to this end already.
  package func addTrailing(_ child: Widget) {
    trailing.insert(child, at: 0)
    usher_bar_end(gtk, child.gtk)
  }
  package func setTitle(_ title: Widget) { usher_bar_title(gtk, title.gtk) }
}

/// A widget that scrolls, up and down; sideways only where there is less width than its content can do with.
package final class Scrolled: Widget {
  package let child: Widget

  package init(_ child: Widget) {
    self.child = child
    super.init(gtk_scrolled_window_new())
    // As high as the child where there is room: so a sheet is as high as what is in it.
    set("propagate-natural-height", true)
    usher_scrolled_set(gtk, child.gtk)
  }

  /// Where the content is scrolled to: it tells `changed` and `value-changed`.
  package var place: GObject { GObject(UnsafeMutableRawPointer(usher_scrolled_place(gtk))) }
  /// The part of the content that is below what is seen, from 0 to 1; `nil` while nothing is laid out.
  package var rest: Double? {
    let rest = usher_scrolled_rest(gtk)
    return rest < 0 ? nil : rest
  }
  /// Scrolls to the end, as the person does: for tests.
  package func scrollToEnd() { place.set("value", Double.greatestFiniteMagnitude) }

  /// Returns a box with this widget that is as high as the content needs to be for its width, where there is room.
  package func inRoom() -> Box {
    let box = Box(isVertical: true)
    box.append(self)
    box.expand(horizontally: true, vertically: true)
    usher_follow_scrolled(box.gtk)
    return box
  }
}

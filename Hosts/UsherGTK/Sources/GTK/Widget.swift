import CGTK

/// A widget: something that is drawn in a window.
package class Widget: GObject {
  var gtk: UnsafeMutablePointer<GtkWidget> { raw.assumingMemoryBound(to: GtkWidget.self) }
  /// The text that names this.
  package private(set) weak var label: Label?
  /// What had the focus when this was disabled.
  private var resting: FocusMark?

  init(_ widget: UnsafeMutablePointer<GtkWidget>) { super.init(UnsafeMutableRawPointer(widget)) }

  // Where it is

  package var isVisible: Bool {
    get { gtk_widget_get_visible(gtk) != 0 }
    set { gtk_widget_set_visible(gtk, newValue ? 1 : 0) }
  }
  /// Whether the widget and all around it are visible, in a window that is shown.
  package var isMapped: Bool { gtk_widget_get_mapped(gtk) != 0 }
  package func isChild(of widget: Widget) -> Bool { gtk_widget_get_parent(gtk) == widget.gtk }
  package func isInside(_ widget: Widget) -> Bool {
    gtk == widget.gtk || gtk_widget_is_ancestor(gtk, widget.gtk) != 0
  }
  package var width: Int { Int(gtk_widget_get_width(gtk)) }
  package var opacity: Double {
    get { gtk_widget_get_opacity(gtk) }
    set { gtk_widget_set_opacity(gtk, newValue) }
  }

  // What it lets the person do

  /// Whether the person can use the widget. While they can't, nothing in it has the focus; it gets the focus back
  /// afterwards, unless that has gone elsewhere.
  package var isEnabled: Bool {
    get { gtk_widget_get_sensitive(gtk) != 0 }
    set {
      guard newValue != isEnabled else { return }
      // First: GTK doesn't tell a field that is disabled already that it has the focus no more.
      if !newValue, hasFocus { resting = dropFocus() }
      gtk_widget_set_sensitive(gtk, newValue ? 1 : 0)
      guard newValue, let widget = resting else { return }
      resting = nil
      if gtk_widget_get_root(gtk).flatMap({ gtk_root_get_focus($0) }) == nil { widget.takeFocus() }
    }
  }
  /// Whether the widget and what is in it take clicks and keys, and are there for screen readers.
  package var isReachable: Bool {
    get { gtk_widget_get_can_target(gtk) != 0 }
    set {
      gtk_widget_set_can_target(gtk, newValue ? 1 : 0)
      gtk_widget_set_can_focus(gtk, newValue ? 1 : 0)
      usher_hide(gtk, newValue ? 0 : 1)
    }
  }
  /// Keeps keys and screen readers away from the widget and what is in it.
  package func useByPointerOnly() {
    gtk_widget_set_can_focus(gtk, 0)
    usher_hide(gtk, 1)
  }
  /// Whether a click would come to the widget: all around it is visible and reachable. The window
  /// itself need not be shown.
  package var takesClicks: Bool {
    var widget = gtk
    while let parent = gtk_widget_get_parent(widget) {
      guard gtk_widget_get_visible(widget) != 0, gtk_widget_get_can_target(widget) != 0 else {
        return false
      }
      widget = parent
    }
    return gtk_widget_get_root(gtk) != nil && gtk_widget_is_sensitive(gtk) != 0
  }

  /// Whether a click in the middle of the widget comes to it, or to something in it: for tests.
  package var isOnTop: Bool { usher_is_on_top(gtk) != 0 }

  // How it looks

  package func addStyle(_ name: String) { gtk_widget_add_css_class(gtk, name) }
  package func hasStyle(_ name: String) -> Bool { gtk_widget_has_css_class(gtk, name) != 0 }
  package func removeStyle(_ name: String) { gtk_widget_remove_css_class(gtk, name) }
  package func expand(horizontally: Bool, vertically: Bool) {
    gtk_widget_set_hexpand(gtk, horizontally ? 1 : 0)
    gtk_widget_set_vexpand(gtk, vertically ? 1 : 0)
  }
  package func align(horizontally: Alignment? = nil, vertically: Alignment? = nil) {
    if let horizontally { gtk_widget_set_halign(gtk, horizontally.gtk) }
    if let vertically { gtk_widget_set_valign(gtk, vertically.gtk) }
  }
  package var expandsVertically: Bool { gtk_widget_get_vexpand(gtk) != 0 }
  /// Whether the widget, or something in it, takes the height that others leave.
  package var takesHeight: Bool { gtk_widget_compute_expand(gtk, GTK_ORIENTATION_VERTICAL) != 0 }
  /// Whether the person reads from right to left.
  package var isRightToLeft: Bool { gtk_widget_get_direction(gtk) == GTK_TEXT_DIR_RTL }
  /// Asks for at least so much room, in pixels; -1 for no wish.
  package func request(width: Int = -1, height: Int = -1) {
    gtk_widget_set_size_request(gtk, Int32(width), Int32(height))
  }

  // Focus

  /// Whether the widget, or something in it, has the focus of its window.
  package var hasFocus: Bool {
    guard let root = gtk_widget_get_root(gtk), let focus = gtk_root_get_focus(root) else {
      return false
    }
    return focus == gtk || gtk_widget_is_ancestor(focus, gtk) != 0
  }
  /// Whether the focus of the window is on a button that does something at once.
  package var focusIsButton: Bool { usher_focus_is_button(gtk) != 0 }
  /// Takes the focus from whatever has it in this window, and returns that.
  @discardableResult
  package func dropFocus() -> FocusMark? {
    guard let root = gtk_widget_get_root(gtk), let focus = gtk_root_get_focus(root) else {
      return nil
    }
    let mark = FocusMark(focus)
    gtk_root_set_focus(root, nil)
    return mark
  }
  /// Gives the widget the focus; returns `false` if it takes none.
  @discardableResult
  package func takeFocus() -> Bool { gtk_widget_grab_focus(gtk) != 0 }
  /// Gives the focus to the first widget in this one that takes it.
  @discardableResult
  package func focusFirst() -> Bool { gtk_widget_child_focus(gtk, GTK_DIR_TAB_FORWARD) != 0 }

  /// Gives the focus to the first widget in this one that takes it, or else to the first one after it or around it.
  package func focusNearby() {
    var widget = gtk
    if focusFirst() { return }
    while let parent = gtk_widget_get_parent(widget) {
      while let next = gtk_widget_get_next_sibling(widget) {
        if gtk_widget_get_mapped(next) != 0,
          gtk_widget_child_focus(next, GTK_DIR_TAB_FORWARD) != 0
        {
          return
        }
        widget = next
      }
      if gtk_widget_child_focus(parent, GTK_DIR_TAB_FORWARD) != 0 { return }
      widget = parent
    }
  }

  /// The first of some widgets in this one, in the order in which they are seen.
  package func first(of widgets: [Widget]) -> Widget? {
    Self.first(in: gtk, Dictionary(widgets.map { ($0.gtk, $0) }) { first, _ in first })
  }

  private static func first(
    in widget: UnsafeMutablePointer<GtkWidget>,
    _ widgets: [UnsafeMutablePointer<GtkWidget>: Widget]
  ) -> Widget? {
    if let found = widgets[widget] { return found }
    var child = gtk_widget_get_first_child(widget)
    while let known = child {
      if let found = first(in: known, widgets) { return found }
      child = gtk_widget_get_next_sibling(known)
    }
    return nil
  }

  /// The texts of all labels in the widget that can be seen, as GTK has them: for tests.
  package var labels: [String] {
    var texts: [String] = []
    Self.collect(gtk, &texts)
    return texts
  }

  private static func collect(_ widget: UnsafeMutablePointer<GtkWidget>, _ texts: inout [String]) {
    guard gtk_widget_get_visible(widget) != 0 else { return }
    if let text = usher_label_text(widget) { texts.append(String(cString: text)) }
    var child = gtk_widget_get_first_child(widget)
    while let known = child {
      collect(known, &texts)
      child = gtk_widget_get_next_sibling(known)
    }
  }

  /// Begins to drag the widget downwards: for tests.
  package func beginDrag(by distance: Double) { usher_drag(gtk, 1, distance) }
  /// Ends it there.
  package func endDrag(by distance: Double) { usher_drag(gtk, 0, distance) }

  // Screen readers

  package func setName(_ name: String) { usher_name(gtk, name.shown(upTo: 1000)) }
  package func setTooltip(_ text: String) { set("tooltip-text", text.shown(upTo: 1000)) }
  /// Whether a screen reader calls the widget so: for tests.
  package func hasName(_ name: String) -> Bool { usher_has_name(gtk, name) != 0 }
  package func setDescription(_ text: String) { usher_describe(gtk, text) }
  package func setLabel(_ label: Widget) {
    self.label = label as? Label
    usher_labelled_by(gtk, label.gtk)
  }
  package func setErrorMessage(_ message: Widget) { usher_error_message(gtk, message.gtk) }
  package func markInvalid(_ isInvalid: Bool) { usher_mark_invalid(gtk, isInvalid ? 1 : 0) }
  package func markSelected(_ isSelected: Bool) { usher_mark_selected(gtk, isSelected ? 1 : 0) }

  package func add(_ controller: Controller) {
    // The widget takes over a reference.
    g_object_ref(controller.raw)
    gtk_widget_add_controller(gtk, controller.gtk)
  }
}

/// Where a widget lies in room that is larger than it.
package enum Alignment {
  case fill, start, center, end

  var gtk: GtkAlign {
    switch self {
    case .fill: GTK_ALIGN_FILL
    case .start: GTK_ALIGN_START
    case .center: GTK_ALIGN_CENTER
    case .end: GTK_ALIGN_END
    }
  }
}

import CGTK

/// Widgets beside each other where there is room, and below each other where there isn't.
package final class Columns: Widget {
  package private(set) var children: [Widget] = []

  package init() {
    super.init(usher_box(GTK_ORIENTATION_VERTICAL, 0, Role.group.gtk))
    usher_set_columns(gtk)
  }

  package func append(_ child: Widget) {
    children.append(child)
    usher_box_append(gtk, child.gtk)
  }
}

extension Widget {
  /// A place in this widget, as a place in another one of the same window.
  package func place(_ x: Double, _ y: Double, in other: Widget) -> (x: Double, y: Double)? {
    var place = (x: 0.0, y: 0.0)
    return usher_place_in(gtk, other.gtk, x, y, &place.x, &place.y) != 0 ? place : nil
  }
  package var height: Int { Int(gtk_widget_get_height(gtk)) }
}

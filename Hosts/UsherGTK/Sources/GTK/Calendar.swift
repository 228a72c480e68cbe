import CGTK

/// A day of the calendar that everybody uses in daily life.
package nonisolated struct CalendarDay: Hashable, Sendable {
  package var year: Int
  package var month: Int
  package var day: Int

  package init(year: Int, month: Int, day: Int) {
    (self.year, self.month, self.day) = (year, month, day)
  }
}

/// A month, of which the person chooses a day: `day-selected`.
package final class Calendar: Widget {
  package init() { super.init(gtk_calendar_new()) }

  package var day: CalendarDay {
    get {
      var (year, month, day): (Int32, Int32, Int32) = (0, 0, 0)
      usher_calendar_get(gtk, &year, &month, &day)
      return CalendarDay(year: Int(year), month: Int(month), day: Int(day))
    }
    set {
      usher_calendar_set(gtk, Int32(newValue.year), Int32(newValue.month), Int32(newValue.day))
    }
  }
}

/// A button that opens a small panel.
package final class MenuButton: Widget {
  package let content: Widget

  package init(_ content: Widget) {
    self.content = content
    super.init(gtk_menu_button_new())
    usher_menu_content(gtk, content.gtk)
  }

  package var title: String {
    get { string("label") }
    set { usher_menu_label(gtk, newValue) }
  }
  package func open() { usher_menu_open(gtk) }
  package func close() { usher_menu_close(gtk) }
}

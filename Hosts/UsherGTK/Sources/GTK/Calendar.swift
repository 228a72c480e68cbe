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

/// A month, of which the person chooses a day.
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

extension Calendar {
  /// Calls an action when the person clicks a day or presses Space on it, before the calendar shows it as the chosen one.
  ///
  /// GTK's own signal comes when the number of the day changes: also when the person only looks at a month that is too short
  /// for it, and not for the same day of another month.
  package func onChoose(_ action: @escaping () -> Void) -> [Connection] {
    let (clicks, keys) = (Controller.click(), Controller.keys(capturing: false))
    add(clicks)
    add(keys)
    return [
      clicks.on("pressed", .click) { [weak self] event in
        if let self, usher_calendar_is_day(gtk, event.x, event.y) != 0 { action() }
        return false
      },
      keys.on("key-pressed", .key) { event in
        if Key.space.contains(event.number) { action() }
        return false
      },
    ]
  }

  /// Clicks a day of the month that is shown: for tests. Returns `false` if the calendar isn't laid out.
  package func click(_ day: Int) -> Bool { usher_calendar_click(gtk, "\(day)") != 0 }

  /// The arrows beside the month and the year.
  package enum Arrow: Int32 { case lastMonth, nextMonth, lastYear, nextYear }

  /// Presses Space on the day that was clicked last: for tests.
  package func pressSpace() { usher_calendar_space(gtk) }

  /// Clicks an arrow: for tests.
  package func click(_ arrow: Arrow) { usher_calendar_page(gtk, arrow.rawValue) }
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
  /// Whether the panel is open: for tests.
  package var isOpen: Bool { usher_menu_is_open(gtk) != 0 }
  package func open() { usher_menu_open(gtk) }
  package func close() { usher_menu_close(gtk) }
}

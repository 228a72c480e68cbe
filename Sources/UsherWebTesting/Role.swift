/// The role of an element for screen readers, by the names of WAI-ARIA 1.2. Most elements have a role of their own; the
/// attribute `role` gives another one.
public enum Role: String, CaseIterable, Sendable {
  case alert, alertdialog, article, button, cell, checkbox, columnheader, combobox, dialog, figure,
    form, group, heading
  case image = "img"
  case link, list, listitem, meter, navigation, option, progressbar, radio, radiogroup, region, row,
    rowheader, search
  case searchbox, slider, spinbutton, status, `switch`, tab, table, tabpanel
  /// A field for text. Fields for passwords, days and times count as well: WAI-ARIA has no role for them.
  case textbox
  /// A field for files. WAI-ARIA has no role for it.
  case file
}

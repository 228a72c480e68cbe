/// A text of the host itself, such as the name of the Back button. See ``WindowWords``.
public enum WindowWord: String, Hashable, Sendable, CaseIterable {
  /// The button that leads back.
  case back
  /// The button that closes a sheet.
  case close
  /// The button that loads again what has failed.
  case tryAgain
  /// What was loaded is empty.
  case nothingHere
  /// Something is being loaded.
  case loading
  /// The button that loads the content of a screen again.
  case refresh
  /// The button that undoes the last action.
  case undo
  /// The button that takes a message away.
  case dismiss
  /// The button that stops something.
  case cancel
  /// The same for one of several; `{name}` is which.
  case cancelNamed
  /// The handle that moves a row; `{name}` is the row's.
  case moveRow
  /// The button that empties a field.
  case clear
  /// Stands in a list of options while none is chosen.
  case choose
  /// The field for the hours of a time.
  case hours
  /// The field for the minutes of a time.
  case minutes
  /// One field of a form has a problem.
  case fieldNeedsAttention
  /// `{count}` fields of a form have problems.
  case fieldsNeedAttention
  /// The button that opens the chosen files. A letter after `_` presses it.
  case openFiles
  /// The button that saves a file. A letter after `_` presses it.
  case saveFile
  /// The name of all tabs together.
  case tabs
  /// The file `{name}` can't be read.
  case fileUnreadable
  /// The file `{name}` is in a place that the app can't use.
  case fileElsewhere
  /// A file can't be saved, since there is no room.
  case diskFull
  /// The file `{name}` can't be saved, since the person may not write there.
  case fileNotAllowed
  /// The file `{name}` can't be saved.
  case fileNotSaved
}

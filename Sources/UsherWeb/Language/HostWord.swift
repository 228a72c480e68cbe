/// A text of the host itself, which it shows beside what an app shows: on buttons of its components, in messages, and in
/// what a screen reader speaks.
///
/// Every text is in ``HostWords``. In a text, a name in braces stands for a value, for example `{name}` in
/// "Delete {name}".
public enum HostWord: String, Sendable, CaseIterable {
  // MARK: Around the screens

  /// The button that leads to the screen before.
  case back
  /// The name of the tabs, for screen readers.
  case tabs
  /// The button that leads from a list past its rows, for people who use the keyboard.
  case skipList

  // MARK: Components

  /// The button that repeats what has failed.
  case tryAgain
  /// The text in place of an empty value.
  case nothingHere
  /// The button that shows more of a list.
  case showMore
  /// The link to the rows of a long list before the shown ones, without the page's script.
  case rowsBefore
  /// The link to the rows of a long list after the shown ones, without the page's script.
  case rowsAfter
  /// A text while more of a list is loaded, for screen readers.
  case loadingMore
  /// A text while something is loaded, for screen readers.
  case loading
  /// The button that loads the content of a screen again.
  case refresh
  /// The button that deletes a row.
  case delete
  /// The name of the button that deletes a row; `{name}`.
  case deleteRow
  /// The name of a handle that moves a row; `{name}`.
  case moveRow
  /// The name of a button that makes a number smaller; `{name}`.
  case less
  /// The name of a button that makes a number larger; `{name}`.
  case more
  /// The button that undoes the last action.
  case undo
  /// The button that takes a text about the last action away.
  case dismiss
  /// The text at a form's button when one field has a mistake.
  case fieldNeedsAttention
  /// The text at a form's button when several fields have mistakes; `{count}`.
  case fieldsNeedAttention

  /// The label of the first day of a time.
  case from
  /// The label of the last day of a time.
  case to
  /// The text in place of a choice that isn't made.
  case choose
  /// The text in place of options when none fits what was typed.
  case noMatches
  /// The button that shows a password.
  case showPassword
  /// The name of the button that removes a tag; `{name}`.
  case removeTag
  /// The box that selects all rows of a table's page.
  case selectAll
  /// The box that selects a row of a table; `{name}`.
  case selectRow
  /// The name of the buttons of a table's pages.
  case pages
  /// The number of a table's page; `{page}` and `{count}`.
  case pageOf
  /// The button that shows the page before.
  case previousPage
  /// The button that shows the next page.
  case nextPage
  /// The name of a wizard's steps.
  case steps
  /// A word at a wizard's step that is done, for screen readers.
  case stepDone
  /// The name of the way from the start to what is shown.
  case path
  /// A word before a message that is something to know, for screen readers.
  case information
  /// A word before a message that something has been done.
  case success
  /// A word before a message about something to take care of.
  case warning
  /// A word before a message that something has failed.
  case failure

  /// The sign before the tenths of a number, as in "1.5 GB".
  case decimalSeparator
  /// The text in an area for files, where there is a mouse.
  case dropHint
  /// The text about files that an area doesn't take; `{names}`.
  case filesRefused
  /// The text about folders, which no area takes; `{names}`.
  case foldersRefused
  /// The text when an area takes one file, and got several.
  case oneFile
  /// The text when an area got more files than it takes at once; `{count}`.
  case mostFiles
  /// A word at a file that is sent when others have been.
  case waiting
  /// The name of the button that stops the sending of a file; `{name}`.
  case cancelNamed
  /// The name of the button that takes a file away that failed; `{name}`.
  case dismissNamed

  /// The button that copies a text.
  case copy
  /// What a button that copies says when it has.
  case copied
  /// What it says when it couldn't.
  case notCopied
  /// The button that hands something on to another app or person.
  case share
  /// The button that prints the screen.
  case print

  // MARK: Prompts and errors of Usher, where an app gives no text of its own

  /// The button that accepts.
  case ok
  /// The button that gives up.
  case cancel
  /// The message of an error that has none for people.
  case somethingWrong
  /// The message when the person doesn't allow their position to be known.
  case positionDenied
  /// The message when the device doesn't know its position.
  case positionUnavailable
  /// The message when the position took too long.
  case positionLate
  /// The message when a file arrived in part.
  case fileIncomplete
  /// The message when a file is another one than was chosen.
  case fileChanged
  /// The message when a file is read a second time.
  case fileReadTwice
  /// The message when a file couldn't be read.
  case fileUnreadable
  /// The message when the browser refuses a cookie.
  case browserRefuses
  /// The message when an address of another site can't be opened.
  case cannotOpen

  // MARK: Notices beside the screen

  /// The app had a fault, and its page starts again.
  case startedAgain
  /// The app had a fault, and an action is skipped.
  case actionSkipped
  /// More was typed than the page may keep.
  case tooMuchText

  // MARK: Pages without an app

  /// The title of a page for an address that nothing has.
  case notFoundTitle
  /// The text of that page; `{address}`.
  case notFound
  /// The title of a page that has a fault.
  case brokenTitle
  /// The text of that page; `{address}`.
  case broken
  /// The title of the page in place of another, when too many were opened.
  case tooManyTitle
  /// The text of that page; `{address}`.
  case tooMany
  /// The title of the page that leads back from another site; `{name}` is the app's.
  case returningTitle
  /// The text of that page, which is seen without JavaScript only.
  case returning
  /// The link to the start of an app; `{name}`.
  case goToApp
  /// The link to the start page.
  case goToStart
  /// The text in place of a page, when too many are open in the browser.
  case fullBrowser
  /// The text in place of a page, when too many are open from the network.
  case fullNetwork
  /// The text in place of a page, when too many are open in all.
  case fullHost

  // MARK: Said by the browser's script

  /// The name of the line about the connection, for screen readers.
  case connection
  /// The button that connects at once.
  case tryNow
  /// The server answers late.
  case waitMoment
  /// The device has no network.
  case offline
  /// The connection is lost.
  case reconnecting
  /// The time since the connection was lost; `{time}`.
  case away
  /// A time of less than a minute; `{seconds}`.
  case seconds
  /// A time of less than an hour; `{minutes}`.
  case minutes
  /// A longer time; `{hours}` and `{minutes}`.
  case hours
  /// Actions are kept until the server answers.
  case kept
  /// No more actions can be kept until the server answers.
  case keptAll
  /// The server can't store at the moment.
  case notSaved
  /// Actions are kept on the page until the server stores them.
  case keptHere
  /// No more actions can be kept until the server stores them.
  case keptAllHere
  /// The connection is there again.
  case connectedAgain
  /// Everything is stored again.
  case saved
  /// An action wasn't carried out, because its row isn't there any more.
  case listChanged
  /// An action of before may not have been carried out.
  case mayBeLost
  /// The page of before has ended, and this is the nearest one.
  case nearestPage
  /// The page of before has ended, and what was typed is here.
  case typedIsBack
  /// The new place of a moved row; `{name}`, `{index}` and `{count}`.
  case movedTo

  /// The words that the browser's script needs.
  static let ofScript: [HostWord] = [
    .connection, .tryNow, .waitMoment, .offline, .reconnecting, .away, .seconds, .minutes, .hours,
    .kept, .keptAll, .notSaved, .keptHere, .keptAllHere, .connectedAgain, .saved, .listChanged,
    .mayBeLost, .nearestPage, .typedIsBack, .movedTo,
  ]

  /// The words that Usher's own values have in English, wherever they are shown.
  static let ofToolkit: [HostWord] = [
    .ok, .cancel, .somethingWrong, .positionDenied, .positionUnavailable, .positionLate,
    .fileIncomplete, .fileChanged, .fileReadTwice, .fileUnreadable, .browserRefuses, .cannotOpen,
  ]
}

import Usher

/// What the host draws round a screen, and what its own buttons do.
@usableFromInline final class ScreenFrame {
  let entry: EntryID
  /// Whether there is a screen under this one in its stack.
  var hasBack: Bool
  /// What to do after the event that is handled now; a way out isn't something done on the screen.
  var afterwards: ((Navigation) -> Void)?

  /// The view, where it is an object and lives as long as its screen.
  @usableFromInline var view: AnyObject?

  init(entry: EntryID, hasBack: Bool) {
    self.entry = entry
    self.hasBack = hasBack
  }
}

/// That a guard was asked and hasn't answered yet; there is at most one in a window.
final class Question {
  /// The guards that have agreed, in this attempt to leave.
  var agreed: Set<ObjectIdentifier> = []
}

/// How many deletions are made.
final class DeletionCount {
  var made = 0
}

/// The number of the last deletion made in the store, shared between the list and its reading.
final class DeletionCount {
  var made = 0
}

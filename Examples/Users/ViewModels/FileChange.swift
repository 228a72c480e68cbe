/// A change of a user's files.
enum FileChange {
  case delete(DeletedFile)
  case restore(DeletedFile)
  case discard([DeletedFile])
}

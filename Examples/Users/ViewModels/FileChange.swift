/// A change of a person's files.
enum FileChange {
  case delete(DeletedFile)
  case restore(DeletedFile)
  case discard([DeletedFile])
}

/// Something that is done to files.
enum FileChange {
  case delete(DeletedFile)
  case restore(DeletedFile)
  case discard([DeletedFile])
}

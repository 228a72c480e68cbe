import UsersModel

/// A file that was deleted and can come back.
struct DeletedFile: Codable, Equatable {
  let id: StoredFile.ID
  let name: String
}

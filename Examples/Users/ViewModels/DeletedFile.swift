import UsersModel

/// A deleted file that can be restored.
struct DeletedFile: Codable, Equatable {
  let id: StoredFile.ID
  let name: String
}

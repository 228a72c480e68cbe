import UsersModel

/// A section of the list: the users whose names begin with some letters.
public struct UserSectionModel: Identifiable, Equatable, Sendable {
  public var id: String { name }
  /// The name, for example “A to I”.
  public let name: String
  public let rows: [UserItemModel]

  init(_ section: UserSection) {
    name = section.name
    rows = section.users.map(UserItemModel.init)
  }
}

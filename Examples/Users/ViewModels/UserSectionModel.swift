import UsersModel

/// The users of some letters.
public struct UserSectionModel: Identifiable, Equatable, Sendable {
  public var id: String { name }
  /// As “A to I”.
  public let name: String
  public let rows: [UserItemModel]

  init(_ section: UserSection) {
    name = section.name
    rows = section.users.map(UserItemModel.init)
  }
}

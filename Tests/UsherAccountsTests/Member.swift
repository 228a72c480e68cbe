#if Accounts
struct Member: Codable, Equatable, Identifiable, Sendable {
  let id: Int
  let name: String
}
#endif

import GRDB

extension UserStore {
  func user(_ id: Int) async throws -> UserRecord? {
    try await users(UserQuery(ids: [id])).users.first
  }

  /// Returns the users of a page, and the number of users on all pages.
  func users(_ query: UserQuery) async throws -> (users: [UserRecord], total: Int) {
    try await database.read { database in
      let (condition, arguments) = Self.condition(query)
      let total =
        try Int.fetchOne(
          database,
          sql: "SELECT count(*) FROM user WHERE \(condition)",
          arguments: arguments
        ) ?? 0
      var sql = "SELECT id, name, email FROM user WHERE \(condition) ORDER BY \(Self.order(query))"
      if let page = query.page {
        // A page that is too far away is empty.
        let offset = (page.number - 1).multipliedReportingOverflow(by: page.limit)
        sql += " LIMIT \(page.limit) OFFSET \(offset.overflow ? .max : offset.partialValue)"
      }
      let users = try Row.fetchAll(database, sql: sql, arguments: arguments).map { row in
        UserRecord(id: row["id"], name: row["name"], email: row["email"])
      }
      return (users, total)
    }
  }

  private static func condition(_ query: UserQuery) -> (sql: String, StatementArguments) {
    var conditions = ["TRUE"]
    var arguments = StatementArguments()
    func add(_ column: String, in values: [some DatabaseValueConvertible]) {
      guard !values.isEmpty else { return }
      conditions.append("\(column) IN (\(databaseQuestionMarks(count: values.count)))")
      arguments += StatementArguments(values)
    }
    add("id", in: query.ids)
    add("name", in: query.names)
    add("email", in: query.emails)
    let text = Folded.text(query.text)
    if !text.isEmpty {
      conditions.append("(instr(foldedName, ?) OR instr(foldedEmail, ?))")
      arguments += [text, text]
    }
    return (conditions.joined(separator: " AND "), arguments)
  }

  private static func order(_ query: UserQuery) -> String {
    let columns =
      switch query.order {
      case .id: ["id"]
      case .name: ["nameKey", "id"]
      case .email: ["emailKey", "id"]
      }
    return columns.map { $0 + (query.isDescending ? " DESC" : "") }.joined(separator: ", ")
  }
}

import CPQ

/// One connection of libpq. Its calls block, and no two may happen at a time.
final class PostgresLink {
  private let connection: OpaquePointer

  /// Connects.
  init(_ address: PostgresAddress) throws(PostgresError) {
    let options = [
      // Somebody waits for the answer. Whoever wants other limits has them in the address.
      ("connect_timeout", "10"), ("keepalives_idle", "10"), ("keepalives_interval", "5"),
      ("keepalives_count", "3"), ("tcp_user_timeout", "20000"),
      ("fallback_application_name", "goalbase"), ("dbname", address.text),
      ("client_encoding", "UTF8"),
    ]
    let connection = Self.withCStrings(options.map(\.0)) { names in
      Self.withCStrings(options.map(\.1)) { values in PQconnectdbParams(names, values, 1) }
    }
    guard let connection else { throw PostgresError(.unreachable, "There is no memory left.") }
    guard PQstatus(connection) == CONNECTION_OK else {
      defer { PQfinish(connection) }
      throw PostgresError(.unreachable, Self.message(PQerrorMessage(connection)))
    }
    // Standard error is no place for what PostgreSQL remarks.
    PQsetNoticeProcessor(connection, { _, _ in }, nil)
    self.connection = connection
  }

  deinit { PQfinish(connection) }

  var isOpen: Bool { PQstatus(connection) == CONNECTION_OK }

  /// Whether no transaction is under way, nor a failed one left.
  var isIdle: Bool { PQtransactionStatus(connection) == PQTRANS_IDLE }

  /// Runs one statement.
  @discardableResult
  func run(
    _ sql: String,
    _ parameters: [PostgresParameter] = []
  ) throws(PostgresError) -> PostgresRows {
    guard let result = execute(sql, parameters) else { throw failure(nil) }
    let status = PQresultStatus(result)
    guard status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK else {
      defer { PQclear(result) }
      throw failure(result)
    }
    return PostgresRows(result)
  }

  private func execute(_ sql: String, _ parameters: [PostgresParameter]) -> OpaquePointer? {
    let values = parameters.map(\.bytes)
    // A zero after each: a text ends there, and an empty value has an address.
    let bytes = Array(values.map { $0 + [0] }.joined())
    return bytes.withUnsafeBytes { buffer in
      var start = 0
      let pointers = values.map { value in
        defer { start += value.count + 1 }
        return buffer.baseAddress?.advanced(by: start).assumingMemoryBound(to: CChar.self)
      }
      return PQexecParams(
        connection,
        sql,
        CInt(parameters.count),
        parameters.map(\.type),
        pointers,
        values.map { CInt($0.count) },
        parameters.map(\.format),
        1
      )
    }
  }

  private func failure(_ result: OpaquePointer?) -> PostgresError {
    let state = result.flatMap { PQresultErrorField($0, CInt(UInt8(ascii: "C"))) }
    return PostgresError(
      isOpen ? .refused : .lost,
      Self.message(result.map { PQresultErrorMessage($0) } ?? PQerrorMessage(connection)),
      state: state.map { String(cString: $0) }
    )
  }

  /// In one line.
  private static func message(_ text: UnsafePointer<CChar>?) -> String {
    let text = text.map { String(cString: $0) } ?? ""
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// As C wants a list of texts: with nothing at its end.
  private static func withCStrings(
    _ texts: [String],
    _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> OpaquePointer?
  ) -> OpaquePointer? {
    let bytes = Array(texts.map { Array($0.utf8) + [0] }.joined())
    return bytes.withUnsafeBytes { buffer in
      var start = 0
      var pointers: [UnsafePointer<CChar>?] = texts.map { text in
        defer { start += text.utf8.count + 1 }
        return buffer.baseAddress?.advanced(by: start).assumingMemoryBound(to: CChar.self)
      }
      pointers.append(nil)
      return pointers.withUnsafeBufferPointer { $0.baseAddress.flatMap(body) }
    }
  }
}

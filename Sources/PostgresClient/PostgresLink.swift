#if PostgreSQL
import CPostgres

/// A connection of libpq. Its calls block, and must not run at the same time: ``PostgresPool`` gives each transaction one.
public final class PostgresLink {
  let connection: OpaquePointer

  /// Connects to the server. Blocks until this is done.
  ///
  /// - Parameter program: the name of this program, which the server shows.
  init(_ address: PostgresAddress, for program: String) throws(PostgresError) {
    let options = [
      // The limits are short, because somebody waits for the answer. Other limits can be set in the
      // address.
      ("connect_timeout", "10"), ("keepalives_idle", "10"), ("keepalives_interval", "5"),
      ("keepalives_count", "3"), ("tcp_user_timeout", "20000"),
      ("fallback_application_name", program), ("dbname", address.text),
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
    // Notices of PostgreSQL must not be printed to standard error.
    PQsetNoticeProcessor(connection, { _, _ in }, nil)
    self.connection = connection
  }

  deinit { PQfinish(connection) }

  var isOpen: Bool { PQstatus(connection) == CONNECTION_OK }

  /// Whether there is no running and no failed transaction.
  var isIdle: Bool { PQtransactionStatus(connection) == PQTRANS_IDLE }

  /// Whether a transaction has begun, and hasn't failed.
  public var isInTransaction: Bool { PQtransactionStatus(connection) == PQTRANS_INTRANS }

  /// Runs one statement, and blocks until the server has answered.
  ///
  /// - Parameters:
  ///   - sql: the statement, with `$1` for the first parameter.
  ///   - parameters: the values, which are sent apart from the text.
  /// - Throws: ``PostgresError``: `refused` if PostgreSQL refuses the statement, `lost` if the connection broke.
  @discardableResult
  public func run(
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
    let values = parameters.map { $0.value ?? [] }
    // A zero byte follows each value: a text ends there, and an empty value has an address.
    var bytes: [UInt8] = []
    bytes.reserveCapacity(values.reduce(0) { $0 + $1.count + 1 })
    for value in values {
      bytes += value
      bytes.append(0)
    }
    return bytes.withUnsafeBytes { buffer in
      var start = 0
      let pointers: [UnsafePointer<CChar>?] = zip(parameters, values).map { parameter, value in
        defer { start += value.count + 1 }
        guard parameter.value != nil else { return nil }
        return UnsafePointer(
          buffer.baseAddress?.advanced(by: start).assumingMemoryBound(to: CChar.self)
        )
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

  /// Returns a message as one line.
  static func message(_ text: UnsafePointer<CChar>?) -> String {
    let text = text.map { String(cString: $0) } ?? ""
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Converts texts to a C array of strings that ends with a null pointer.
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
#endif

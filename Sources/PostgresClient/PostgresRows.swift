#if PostgreSQL
import CPostgres

/// The result of a statement, in PostgreSQL's binary format; its memory is released with this
/// value.
///
/// Rows and columns are numbered from 0.
public struct PostgresRows: ~Copyable {
  private let result: OpaquePointer
  /// The number of rows.
  public let count: Int

  /// Takes ownership of a result of libpq.
  init(_ result: OpaquePointer) {
    self.result = result
    count = Int(PQntuples(result))
  }

  deinit { PQclear(result) }

  /// The number of rows that the statement changed.
  public var changes: Int { Int(String(cString: PQcmdTuples(result))) ?? 0 }

  /// Whether a value is `NULL`.
  public func isNull(_ row: Int, _ column: Int) -> Bool {
    PQgetisnull(result, CInt(row), CInt(column)) == 1
  }

  /// Returns an integer of any width; 0 for `NULL`.
  public func integer(_ row: Int, _ column: Int) -> Int {
    withBytes(row, column) { bytes in
      let sign: Int64 = bytes.first.map { $0 > 127 ? -1 : 0 } ?? 0
      // The most significant byte comes first.
      return Int(bytes.reduce(sign) { $0 << 8 | Int64($1) })
    }
  }

  /// Returns a text; an empty one for `NULL`.
  public func text(_ row: Int, _ column: Int) -> String {
    withBytes(row, column) { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns a `boolean`; `false` for `NULL`.
  public func boolean(_ row: Int, _ column: Int) -> Bool {
    withBytes(row, column) { $0.first == 1 }
  }

  /// Returns the bytes of a value; none for `NULL`.
  public func bytes(_ row: Int, _ column: Int) -> [UInt8] { withBytes(row, column) { Array($0) } }

  /// Calls `body` with the bytes of a value; with none for `NULL`.
  public func withBytes<Value>(
    _ row: Int,
    _ column: Int,
    _ body: (UnsafeRawBufferPointer) -> Value
  ) -> Value {
    body(
      UnsafeRawBufferPointer(
        start: PQgetvalue(result, CInt(row), CInt(column)),
        count: Int(PQgetlength(result, CInt(row), CInt(column)))
      )
    )
  }
}
#endif

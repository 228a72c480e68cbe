import CPQ
import Goalbase

/// The result of a statement, in PostgreSQL's binary format; its memory is released with this
/// value.
struct PostgresRows: ~Copyable {
  private let result: OpaquePointer
  /// The number of rows.
  let count: Int

  /// Takes ownership of a result of libpq.
  init(_ result: OpaquePointer) {
    self.result = result
    count = Int(PQntuples(result))
  }

  deinit { PQclear(result) }

  /// The number of rows that the statement changed.
  var changes: Int { Int(String(cString: PQcmdTuples(result))) ?? 0 }

  func integer(_ row: Int, _ column: CInt) -> Int { Int(number(row, column)) }

  func text(_ row: Int, _ column: CInt) -> String {
    String(decoding: bytes(row, column), as: UTF8.self)
  }

  func id(_ row: Int, _ column: CInt) -> PostgresID { PostgresID(bytes(row, column)) }

  func time(_ row: Int, _ column: CInt) -> Timestamp {
    PostgresTime.timestamp(microseconds: number(row, column))
  }

  /// Returns an integer of any width, sent with the most significant byte first.
  private func number(_ row: Int, _ column: CInt) -> Int64 {
    let bytes = bytes(row, column)
    let sign: Int64 = bytes.first.map { $0 > 127 ? -1 : 0 } ?? 0
    return bytes.reduce(sign) { $0 << 8 | Int64($1) }
  }

  /// Returns the bytes of a value; empty if there is no such value.
  private func bytes(_ row: Int, _ column: CInt) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(
      start: PQgetvalue(result, CInt(row), column),
      count: Int(PQgetlength(result, CInt(row), column))
    )
  }
}

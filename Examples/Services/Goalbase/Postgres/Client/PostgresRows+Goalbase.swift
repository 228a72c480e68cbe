import Goalbase
import PostgresClient

extension PostgresRows {
  func id(_ row: Int, _ column: Int) -> PostgresID { withBytes(row, column) { PostgresID($0) } }

  func time(_ row: Int, _ column: Int) -> Timestamp {
    PostgresTime.timestamp(microseconds: Int64(integer(row, column)))
  }
}

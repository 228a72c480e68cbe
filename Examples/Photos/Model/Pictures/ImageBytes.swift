import Foundation

/// A reader of the numbers in a picture's file.
struct ImageBytes {
  let data: Data

  /// Returns a number of up to four bytes; `nil` if the data ends before.
  func number(_ offset: Int, _ count: Int, _ isLittleEndian: Bool = false) -> Int? {
    guard offset >= 0, offset <= data.count - count else { return nil }
    let start = data.startIndex + offset
    let bytes = data[start..<start + count]
    return isLittleEndian
      ? bytes.reversed().reduce(0) { $0 << 8 | Int($1) } : bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}

import Foundation

/// A line of a gazetteer's file, with its fields between tabs.
struct GazetteerLine {
  let fields: [String]
  private let place: String

  /// - Parameter number: The number of the line in the file, from 1.
  /// - Throws: `bundle` if the line doesn't have the number of fields.
  init(_ text: String, _ file: String, _ number: Int, fields count: Int) throws(LocationError) {
    fields = text.components(separatedBy: "\t")
    place = "\(file), line \(number)"
    if fields.count != count { throw wrong("\(count) fields expected, \(fields.count) found") }
  }

  /// Returns the number in a field.
  func number<Number: LosslessStringConvertible>(
    _ field: Int,
    _ name: String
  ) throws(LocationError) -> Number {
    guard let number = Number(fields[field]) else {
      throw wrong("a number expected as the \(name), \"\(fields[field])\" found")
    }
    return number
  }

  private func wrong(_ what: String) -> LocationError {
    .bundle("\(place): \(what). \(GazetteerFiles.remedy)")
  }
}

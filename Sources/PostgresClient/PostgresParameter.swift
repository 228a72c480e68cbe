#if PostgreSQL
/// A parameter of a statement, sent separately from its text.
///
/// ```swift
/// try link.run("DELETE FROM page WHERE visitor = $1", [.text(visitor)])
/// ```
public struct PostgresParameter: Sendable {
  /// The type's number in `pg_type`.
  let type: UInt32
  /// The format: 1 for bytes, 0 for text.
  let format: CInt
  /// The value's bytes; `nil` for `NULL`.
  let value: [UInt8]?

  private init(_ type: UInt32, _ value: [UInt8]?, format: CInt = 1) {
    self.type = type
    self.value = value
    self.format = format
  }

  /// A value of any type, as PostgreSQL writes it.
  ///
  /// - Parameters:
  ///   - text: the value, for example `2026-11-25 10:00:00+00`.
  ///   - type: the type's number in `pg_type`, for example 1184 for `timestamptz`.
  public init(_ text: String, type: UInt32) { self.init(type, Array(text.utf8), format: 0) }

  /// A value of any type in PostgreSQL's binary format.
  public init(bytes: [UInt8], type: UInt32) { self.init(type, bytes) }

  /// A `text`.
  public static func text(_ text: String) -> Self { Self(25, Array(text.utf8)) }

  /// A `text`, or `NULL`.
  public static func text(_ text: String?) -> Self { Self(25, text.map { Array($0.utf8) }) }

  /// A `bigint`.
  public static func integer(_ number: Int) -> Self { Self(20, bigEndian(Int64(number))) }

  /// A `bigint`, or `NULL`.
  public static func integer(_ number: Int?) -> Self {
    Self(20, number.map { bigEndian(Int64($0)) })
  }

  /// A `boolean`.
  public static func boolean(_ value: Bool) -> Self { Self(16, [value ? 1 : 0]) }

  /// A `bytea`.
  public static func bytes(_ bytes: [UInt8]) -> Self { Self(17, bytes) }

  /// A `text[]`.
  public static func texts(_ texts: [String]) -> Self {
    array(1009, of: 25, texts.map { Array($0.utf8) })
  }

  /// A `text[]` with `NULL` for `nil`.
  public static func texts(_ texts: [String?]) -> Self {
    array(1009, of: 25, texts.map { $0.map { Array($0.utf8) } })
  }

  /// A `bigint[]`.
  public static func integers(_ numbers: [Int]) -> Self {
    array(1016, of: 20, numbers.map { bigEndian(Int64($0)) })
  }

  /// A `bytea[]`.
  public static func byteArrays(_ values: [[UInt8]]) -> Self { array(1001, of: 17, values) }

  /// An array of one dimension in the binary format: the dimensions, whether there are nulls, the type, the size, the
  /// first index, and each value after its length (PostgreSQL's `array_send`).
  private static func array(_ type: UInt32, of element: Int32, _ values: [[UInt8]?]) -> Self {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(20 + values.reduce(0) { $0 + ($1?.count ?? 0) + 4 })
    let nulls: Int32 = values.contains { $0 == nil } ? 1 : 0
    let head = values.isEmpty ? [0, 0, element] : [1, nulls, element, Int32(values.count), 1]
    for number in head { bytes += bigEndian(number) }
    // The length -1 says that there is no value.
    for value in values { bytes += bigEndian(Int32(value?.count ?? -1)) + (value ?? []) }
    return Self(type, bytes)
  }

  private static func bigEndian(_ number: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: number.bigEndian) { Array($0) }
  }
}
#endif

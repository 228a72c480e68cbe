/// The entry of its history where the browser says it is.
struct HistoryReport {
  /// The index of the entry; `nil` if it doesn't belong to the session.
  let index: Int?
  /// The number of the last step of the server that the browser had taken before.
  let step: Int
  let url: String

  /// Reads what follows the number of the event; `nil` if it is malformed.
  ///
  /// - Throws: ``SocketRefusal/longAddress`` if the address is too long.
  init?(_ reader: inout ByteReader) throws(SocketRefusal) {
    guard let index = reader.varint(), let step = reader.varint() else { return nil }
    self.index = index == 0 ? nil : index - 1
    self.step = step
    url = try reader.address()
  }
}

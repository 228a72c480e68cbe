/// The entity tag of one version of an answer.
struct EntityTag {
  let text: String

  /// Creates a tag with FNV-1a, which gives the same result in each process, unlike `Hasher`.
  init(of bytes: some Sequence<UInt8>) {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    text = "\"\(String(hash, radix: 16))\""
  }

  /// Whether an `If-None-Match` header contains the tag. Our tags never contain a comma.
  func matches(_ header: String) -> Bool {
    header.split(separator: ",").contains { part in
      let tag = part.drop { $0 == " " || $0 == "\t" }.prefix { $0 != " " && $0 != "\t" }
      return tag == "*" || tag == text || tag == "W/\(text)"
    }
  }
}

/// Which pieces of static markup a browser has: each travels once.
final class Templates {
  private var numbers: [UInt64: Int] = [:]

  /// Writes a reference to some static markup, and the markup itself the first time.
  func write(_ markup: [UInt8], into out: inout [UInt8]) {
    let key = markup.withUnsafeBytes { PartHash.hash($0) }
    if let number = numbers[key] {
      out.append(varint: number)
    } else {
      // Inner markup is numbered before the one around it, and follows it in the frame.
      let number = numbers.count + 1
      numbers[key] = number
      out.append(0)
      out.append(varint: number)
      out.append(varint: markup.count)
      out.append(contentsOf: markup)
    }
  }
}

/// Which pieces of static markup a browser has: each travels once, ahead of what needs it.
final class Templates {
  /// The same markup means other elements in a picture than in a page.
  private struct Key: Hashable {
    let hash: UInt64
    let isInSVG: Bool
  }

  private var numbers: [Key: Int] = [:]
  private var definitions: [UInt8] = []

  /// The number of some static markup, which the browser will have by then.
  func number(of markup: [UInt8], isInSVG: Bool) -> Int {
    let key = Key(hash: markup.withUnsafeBytes { PartHash.hash($0) }, isInSVG: isInSVG)
    if let number = numbers[key] { return number }
    let number = numbers.count + 1
    numbers[key] = number
    definitions += [0, PageControl.template.rawValue]
    definitions.append(varint: number)
    definitions.append(isInSVG ? 1 : 0)
    definitions.append(varint: markup.count)
    definitions += markup
    return number
  }

  /// What the browser must be told before it gets content made since the last call.
  func takeDefinitions() -> [UInt8] {
    guard !definitions.isEmpty else { return [] }
    defer { definitions = [] }
    return definitions
  }
}

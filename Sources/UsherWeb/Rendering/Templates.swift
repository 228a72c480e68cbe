/// The pieces of static markup that a browser has, by number. Each piece is sent once, before the first content that
/// needs it.
final class Templates {
  /// The key of a template. The same markup makes different elements in an SVG picture and in a page.
  private struct Key: Hashable {
    let hash: UInt64
    let isInSVG: Bool
  }

  private var numbers: [Key: Int] = [:]
  private var definitions: [UInt8] = []

  /// Returns the number of a piece of static markup, and adds its definition if the browser lacks it.
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

  /// Returns the definitions that were added after the last call. They have to be sent before the content that was
  /// rendered after the last call.
  func takeDefinitions() -> [UInt8] {
    guard !definitions.isEmpty else { return [] }
    defer { definitions = [] }
    return definitions
  }
}

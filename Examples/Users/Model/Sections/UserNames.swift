import Foundation

/// A maker of sort keys for names, the same on each platform and for each language. It remembers the result for each
/// character, because the look-up of characters takes the most time.
struct UserNames {
  private enum Part {
    case nothing
    case space
    case digit(UInt8)
    case sign([UInt8])
    case letters([UInt8])
  }

  private var parts: [Unicode.Scalar: [Part]] = [:]

  mutating func key(of name: String?) -> UserNameKey {
    var key = UserNameKey()
    var digits: [UInt8] = []
    // Spaces at the beginning and the end don't count, and several spaces count as one.
    var isSpaced = false
    for part in (name ?? "").unicodeScalars.flatMap({ parts(of: $0) }) {
      if case .digit = part {} else { key.append(number: &digits) }
      if case .nothing = part { continue }
      if case .space = part {
        isSpaced = !key.isEmpty
        continue
      }
      if isSpaced { key.appendSpace() }
      isSpaced = false
      switch part {
      case .nothing, .space: break
      case .digit(let digit): digits.append(digit)
      case .sign(let sign): key.append(sign: sign)
      case .letters(let letters): key.append(letters: letters)
      }
    }
    key.append(number: &digits)
    return key
  }

  private mutating func parts(of scalar: Unicode.Scalar) -> [Part] {
    if let parts = parts[scalar] { return parts }
    let parts = String(scalar).decomposedStringWithCompatibilityMapping.unicodeScalars
      .flatMap { $0.properties.lowercaseMapping.unicodeScalars }
      .map(Self.part)
    self.parts[scalar] = parts
    return parts
  }

  private static func part(of scalar: Unicode.Scalar) -> Part {
    if let letters = LatinLetters.plain[scalar] { return .letters(Array(letters.utf8)) }
    if LatinLetters.isAccent(scalar) { return .nothing }
    let bytes = Array(String(scalar).utf8)
    switch scalar.properties.generalCategory {
    case .decimalNumber: return .digit(UInt8(scalar.properties.numericValue ?? 0))
    case .spaceSeparator, .lineSeparator, .paragraphSeparator: return .space
    // Line breaks and tabs are control characters, too.
    case .control: return scalar.properties.isWhitespace ? .space : .nothing
    // Invisible characters, for example for the direction of writing.
    case .format: return .nothing
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .nonspacingMark, .spacingMark, .enclosingMark:
      return .letters(bytes)
    default: return .sign(bytes)
    }
  }
}

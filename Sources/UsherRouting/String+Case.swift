extension String {
  /// The text in kebab case: `sign-in` for `signIn`.
  var kebabCased: String { words.map { $0.lowercased() }.joined(separator: "-") }

  /// The form in which the name of a case is written in an address, so that ``camelCased`` turns it back into the name:
  /// `sign-in` for `signIn`, and `photo-i-d` for `photoID`.
  var pathName: String {
    let name = kebabCased
    if name.camelCased == self { return name }
    return reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : "\($1)" }
  }

  /// The text in camel case: `signIn` for `sign-in`.
  var camelCased: String {
    let words = split(separator: "-")
    guard let first = words.first else { return self }
    return words.dropFirst().reduce(String(first)) {
      $0 + $1.prefix(1).uppercased() + $1.dropFirst()
    }
  }

  /// The words of the text: `Sign`, `In`, `Card` for `SignInCard`, and `PDF`, `Page` for `PDFPage`.
  var words: [String] {
    let characters = Array(self)
    var words: [String] = []
    for (index, character) in characters.enumerated() {
      let follows = index > 0 && characters[index - 1].isUppercase
      let leads = characters.indices.contains(index + 1) && characters[index + 1].isLowercase
      if index == 0 || (character.isUppercase && (!follows || leads)) { words.append("") }
      words[words.count - 1].append(character)
    }
    return words
  }
}

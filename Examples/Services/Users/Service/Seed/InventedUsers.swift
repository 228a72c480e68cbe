import RandomNumbers

/// Users that don't exist, with names of many languages, each made only from its id.
enum InventedUsers {
  /// Returns one of the ten known users, or an invented user with this id.
  static func user(_ id: Int) -> UserRecord {
    if KnownUsers.all.indices.contains(id - 1) { return KnownUsers.all[id - 1] }
    var random = SplitMix64(seed: UInt64(id))
    let given = Names.given[random.next(below: Names.given.count)]
    let family = Names.family[random.next(below: Names.family.count)]
    return UserRecord(
      id: id,
      name: name(given, family, &random),
      email: random.next(below: 100) == 0 ? nil : email(given, family, id, &random)
    )
  }

  /// Returns a name in one of several forms; some are empty or missing.
  private static func name(
    _ given: String,
    _ family: String,
    _ random: inout SplitMix64
  ) -> String? {
    let number = random.next(below: 1000)
    return switch random.next(below: 100) {
    case 0: nil
    case 1: ""
    case 2...4: "\(given) \(family)".lowercased()
    case 5...7: "\(given) \(family) \(number)"
    case 8: "\(number) \(family)"
    case 9: " \(given) \(family)"
    case 10: "\(given) \(Names.family[number % Names.family.count])-\(family)"
    default: "\(given) \(family)"
    }
  }

  private static func email(
    _ given: String,
    _ family: String,
    _ id: Int,
    _ random: inout SplitMix64
  ) -> String {
    let name = [given, family]
      .map { Folded.text($0).filter { $0.isASCII && $0.isLetter } }
      .filter { !$0.isEmpty }
      .joined(separator: ".")
    let domain = Names.domains[random.next(below: Names.domains.count)]
    return "\(name.isEmpty ? "user" : name)\(id)@\(domain)"
  }
}

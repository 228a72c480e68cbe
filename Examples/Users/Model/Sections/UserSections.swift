/// The grouping of users by the first letters of their names.
package enum UserSections {
  private static let letters: [ClosedRange<Character>] = ["A"..."I", "J"..."Q", "R"..."Z"]

  /// Returns the sections "A to I", "J to Q" and "R to Z", even if they are empty. Users whose names don't begin with
  /// one of these letters are in a fourth section, "Other", which exists only if it isn't empty.
  ///
  /// Users are sorted as people sort: upper and lower case and accents don't count, numbers count by value, and users
  /// without a name come last. Users with equal names are sorted by id. Of several users with the same id, the first is
  /// kept.
  ///
  /// Sorting very many users takes a while: don't call this function on the main actor.
  package static func sections(of users: [User]) -> [UserSection] {
    var names = UserNames()
    var ids: Set<User.ID> = []
    ids.reserveCapacity(users.count)
    var keyed: [(user: User, key: UserNameKey)] = []
    keyed.reserveCapacity(users.count)
    for user in users where ids.insert(user.id).inserted {
      keyed.append((user, names.key(of: user.name)))
    }
    keyed.sort { one, other in
      one.key == other.key ? one.user.id < other.user.id : one.key < other.key
    }
    var groups = [[User]](repeating: [], count: letters.count + 1)
    for (user, key) in keyed {
      let group = letters.firstIndex { range in
        key.initial.map { range.contains($0) } ?? false
      }
      groups[group ?? letters.count].append(user)
    }
    var sections = zip(letters, groups).map {
      UserSection(name: "\($0.lowerBound) to \($0.upperBound)", users: $1)
    }
    if let others = groups.last, !others.isEmpty {
      sections.append(UserSection(name: "Other", users: others))
    }
    return sections
  }
}

/// The removals of visitors' records that haven't succeeded yet, after the person has signed in or out. A pure value.
///
/// What was stored before has to go, and what the person does since then has to stay: so each removal knows the pages
/// that were opened since.
struct RecordRemovals {
  private struct Removal {
    let number: Int
    let visitor: Visitor
    /// `nil` for all apps.
    let app: String?
    var kept: Set<String>

    func concerns(_ visitor: Visitor, _ app: String) -> Bool {
      self.visitor == visitor && (self.app ?? app) == app
    }
  }

  private var removals: [Removal] = []
  private var newest = 0

  /// Begins a removal, which takes the place of an earlier one of the same records.
  ///
  /// - Parameter token: the session whose record stays.
  /// - Returns: the number of the removal.
  mutating func begin(of visitor: Visitor, app: String?, besides token: String) -> Int {
    removals.removeAll { $0.visitor == visitor && $0.app == app }
    newest += 1
    removals.append(Removal(number: newest, visitor: visitor, app: app, kept: [token]))
    return newest
  }

  /// Returns the sessions whose records stay; `nil` if another removal has taken the place of this one.
  func kept(by number: Int) -> Set<String>? { removals.first { $0.number == number }?.kept }

  mutating func end(_ number: Int) { removals.removeAll { $0.number == number } }

  /// Notes that a page was opened. Its record stays.
  mutating func opened(_ token: String, of visitor: Visitor, in app: String) {
    for index in removals.indices where removals[index].concerns(visitor, app) {
      removals[index].kept.insert(token)
    }
  }

  /// Returns whether the record of a session has to go, and so can't be continued.
  func contain(_ token: String, of visitor: Visitor, in app: String) -> Bool {
    removals.contains { $0.concerns(visitor, app) && !$0.kept.contains(token) }
  }
}

/// Titles in the order in which they were first seen: screens that were made in vain leave no gap.
struct SeenTitles {
  private var names: [String: String] = [:]

  /// The same picture, with screens named by the order in which they were seen.
  mutating func named(_ picture: HostPicture) -> HostPicture {
    HostPicture(
      layers: picture.layers.map { $0.map { name($0) } },
      selectedTab: picture.selectedTab,
      question: picture.question.map { question in
        guard question.hasPrefix("Leave "), question.hasSuffix("?") else { return question }
        return "Leave \(name(String(question.dropFirst(6).dropLast())))?"
      }
    )
  }

  private mutating func name(_ title: String) -> String {
    if let known = names[title] { return known }
    let name = "Screen \(names.count)"
    names[title] = name
    return name
  }
}

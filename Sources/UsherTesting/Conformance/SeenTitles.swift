/// New names for screens, by the order in which they were first seen, so that screens that were made but never shown
/// leave no gap in the numbers.
struct SeenTitles {
  private var names: [String: String] = [:]

  /// Returns the same picture with the new names.
  mutating func named(_ picture: HostPicture) -> HostPicture {
    HostPicture(
      layers: picture.layers.map { $0.map { name($0) } },
      selectedTab: picture.selectedTab,
      prompt: picture.prompt.map { prompt in
        guard prompt.hasPrefix("Leave "), prompt.hasSuffix("?") else { return prompt }
        return "Leave \(name(String(prompt.dropFirst(6).dropLast())))?"
      },
      windowTitle: picture.windowTitle.map { name($0) },
      hasBack: picture.hasBack,
      focus: picture.focus.map { name($0) }
    )
  }

  /// Returns the title with the screen's new name; the typed text stays.
  private mutating func name(_ title: String) -> String {
    let words = title.split(separator: " ", maxSplits: 2)
    let number = words.prefix(2).joined(separator: " ")
    let rest = words.count > 2 ? " \(words[2])" : ""
    if let known = names[number] { return known + rest }
    let name = "Screen \(names.count)"
    names[number] = name
    return name + rest
  }
}

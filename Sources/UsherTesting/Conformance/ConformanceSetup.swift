/// The kind of app and host that a script is for.
struct ConformanceSetup: Hashable {
  /// The number of tabs; 0 for an app without tabs.
  var tabs = 0
  /// Whether the app's stacks begin with a sidebar.
  var hasSidebar = false
  /// Whether the window has room for a sidebar and its detail from the start.
  var isWide = false
  /// Whether the host is updated only before a step of the person, not after each step.
  var isLate = false

  var words: String {
    let tabs = "\(tabs) tabs"
    return tabs + (hasSidebar ? ", sidebars" : "") + (isWide ? ", wide" : "")
      + (isLate ? ", a host that draws late" : "")
  }

  static func random(using random: inout some RandomNumberGenerator) -> ConformanceSetup {
    ConformanceSetup(
      tabs: Int.random(in: 0..<3, using: &random) == 0 ? 3 : 0,
      hasSidebar: Int.random(in: 0..<3, using: &random) == 0,
      isWide: Bool.random(using: &random),
      isLate: Int.random(in: 0..<4, using: &random) == 0
    )
  }
}

/// What kind of app and of host a script is for.
struct ConformanceSetup: Hashable {
  /// How many tabs the app has; 0 for none.
  var tabs = 0
  /// Whether the app's stacks begin with a sidebar.
  var hasSidebar = false
  /// Whether there is room for both from the start.
  var isWide = false
  /// Whether the host catches up only before the person does something.
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

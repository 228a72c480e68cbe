import Usher

extension AppWindows {
  /// Has the program tell what goes wrong in a window beyond what the person is told: errors that nobody expected, and in debug
  /// builds what only the app's code can mend. What the app itself listens to is left to it.
  static func tell(of navigation: Navigation, _ name: String, _ program: GTKProgram?) {
    let tell = { [weak program] (text: String) -> Void in program?.tellOnce("\(name): \(text)") }
    navigation.onError = navigation.onError ?? { tell("\($0)") }
    #if DEBUG
    navigation.onMisuse = navigation.onMisuse ?? { tell($0.description) }
    navigation.onLeak = navigation.onLeak ?? { tell($0.description) }
    #endif
  }
}

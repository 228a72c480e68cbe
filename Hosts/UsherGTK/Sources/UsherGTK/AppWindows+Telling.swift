import Usher

extension AppWindows {
  /// Has the program tell what goes wrong in a window beyond what the person is told: errors that nobody expected, and in
  /// debug builds what only the app's code can mend. An app that wants to hear of it sets its own closures as it starts.
  static func tell(of navigation: Navigation, _ name: String, _ program: GTKProgram?) {
    let tell = { [weak program] (text: String) -> Void in
      program?.tellOnce("\(name): \(text)".shortened(to: 1000))
    }
    #if DEBUG
    navigation.onError = { tell("An error that nobody expected, \(type(of: $0)): \($0)") }
    navigation.onMisuse = { tell($0.description) }
    navigation.onLeak = { tell($0.description) }
    #else
    // It can contain what the person has typed, and a log of the desktop is kept.
    navigation.onError = { tell("An error that nobody expected: \(type(of: $0))") }
    #endif
  }
}

import Foundation

/// What the pages show of the build. The host reads it from a file.
struct BuildStatus: Codable, Equatable {
  enum State: String, Codable { case building, built, failed }

  let state: State
  var errors: [BuildError] = []

  /// The variable by which a program is told the file.
  static let variable = "USHER_BUILD_STATUS"

  /// Writes the file. Nobody reads half of it.
  func write(to file: URL) {
    do {
      try JSONEncoder().encode(self).write(to: file, options: .atomic)
    } catch {
      Terminal.say("The pages can't be told of the build: \(error.localizedDescription)")
    }
  }
}

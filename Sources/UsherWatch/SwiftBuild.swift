import Foundation

/// The build of a program by the package manager.
struct SwiftBuild {
  let program: String
  let folder: URL

  /// How a build ended.
  enum Outcome {
    /// The program is there. `isNew` is false if it is the same as before, for example after a change of a comment.
    case built(isNew: Bool)
    case failed([BuildError])
  }

  /// The file of the program.
  let executable: URL

  /// Asks the package manager where the program will be.
  init(program: String, folder: URL) throws(WatchError) {
    (self.program, self.folder) = (program, folder)
    let words = ["swift", "build", "--show-bin-path"]
    let result = Command(words, in: folder).run(takesErrors: false)
    guard result.status == 0, let path = result.output.split(whereSeparator: \.isNewline).last
    else {
      throw .noFolder(Command(words, in: folder).run(takesErrors: true).output)
    }
    executable = URL(fileURLWithPath: String(path)).appendingPathComponent(program)
  }

  /// Builds the program. What the package manager says is shown as it comes.
  func run() -> Outcome {
    let before = FileVersion(executable.path)
    let words = ["swift", "build", "--product", program]
    let result = Command(words, in: folder).run(takesErrors: true) { Terminal.pass($0) }
    guard result.status == 0 else {
      return .failed(BuildError.all(in: result.output, below: folder))
    }
    return .built(isNew: before == nil || before != FileVersion(executable.path))
  }
}

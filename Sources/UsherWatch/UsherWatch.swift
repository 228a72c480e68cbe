import Foundation

/// Builds a program and runs it, again after each change of its sources: `usher-watch [PROGRAM] [ARGUMENT …]`, in the
/// folder of the program's package.
@main
enum UsherWatch {
  static func main() {
    do {
      let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
      let package = try WatchedPackage.read(in: folder)
      let (program, arguments) = try package.command(Array(CommandLine.arguments.dropFirst()))
      let watch = try Watch(
        package: package,
        build: SwiftBuild(program: program, folder: folder),
        arguments: arguments
      )
      let signals = Signals { watch.end() }
      defer { withExtendedLifetime(signals) {} }
      watch.run()
    } catch {
      Terminal.say("Error: \(error)")
      exit(1)
    }
  }
}

#if os(Linux) || os(macOS)
import Foundation

/// A package's manifest, as far as imports depend on it.
struct PackageManifest {
  let targets: [PackageTarget]
  /// The modules of each product.
  let products: [String: [String]]
  /// The folders of packages that are beside this one.
  let localPaths: [String]

  /// Reads the manifest of a folder. Runs the package manager, with a folder of its own for what that writes: the
  /// package's may be in use by the test that asks.
  static func read(in folder: URL) throws(TestFailure) -> PackageManifest {
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swift", "package", "dump-package", "--package-path", folder.path,
      "--scratch-path", scratch.path,
    ]
    let output = Pipe()
    let problems = Pipe()
    process.standardOutput = output
    process.standardError = problems
    do {
      try process.run()
      let data = output.fileHandleForReading.readDataToEndOfFile()
      let text = problems.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      guard process.terminationStatus == 0 else {
        let reason = String(decoding: text, as: UTF8.self)
        throw TestFailure("\(folder.path) has no manifest that can be read: \(reason)")
      }
      return PackageManifest(try JSONDecoder().decode(DumpedPackage.self, from: data))
    } catch let failure as TestFailure {
      throw failure
    } catch {
      throw TestFailure("\(folder.path) has no manifest that can be read: \(error)")
    }
  }

  private init(_ dumped: DumpedPackage) {
    targets = dumped.targets.map(PackageTarget.init)
    products = Dictionary(dumped.products.map { ($0.name, $0.targets) }) { first, _ in first }
    localPaths = dumped.dependencies.flatMap { $0.fileSystem ?? [] }.map(\.path)
  }
}
#endif

#if os(Linux) || os(macOS)
import Foundation

/// A package as `swift package describe --type json` prints it, as far as imports depend on it.
struct DescribedPackage: Decodable, Sendable {
  /// A target, with the sources that are compiled for it.
  struct Target: Decodable, Sendable {
    let name: String
    let c99name: String
    let type: String
    let path: String
    let sources: [String]?
    let targetDependencies: [String]?
    let productDependencies: [String]?

    var isTest: Bool { type == "test" }
  }

  struct Product: Decodable, Sendable {
    let name: String
    let targets: [String]
  }

  struct Dependency: Decodable, Sendable {
    /// The folder, of a package on this machine.
    let path: String?
  }

  let targets: [Target]
  let products: [Product]
  let dependencies: [Dependency]

  /// The modules of a product; `nil` for one of another package.
  func modules(of product: String) -> [String]? {
    guard let product = products.first(where: { $0.name == product }) else { return nil }
    return targets.filter { product.targets.contains($0.name) }.map(\.c99name)
  }

  /// Describes the package of a folder.
  ///
  /// It runs the package manager with a scratch folder of its own: the package's may be in use by the running test.
  static func read(in folder: String) throws(TestFailure) -> DescribedPackage {
    let files = FileManager.default
    let scratch = files.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? files.removeItem(at: scratch) }
    do {
      try files.createDirectory(at: scratch, withIntermediateDirectories: true)
      // Files, not pipes: a pipe that nobody reads stops the process when it is full.
      let (output, problems) = (
        scratch.appendingPathComponent("o"), scratch.appendingPathComponent("e")
      )
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = [
        "swift", "package", "--package-path", folder, "--scratch-path", scratch.path,
        "--enable-all-traits", "describe", "--type", "json",
      ]
      for file in [output, problems] { try Data().write(to: file) }
      process.standardOutput = try FileHandle(forWritingTo: output)
      process.standardError = try FileHandle(forWritingTo: problems)
      try process.run()
      process.waitUntilExit()
      guard process.terminationStatus == 0 else {
        let reason = try String(contentsOf: problems, encoding: .utf8)
        throw TestFailure("\(folder) has no manifest that can be read: \(reason)")
      }
      let decoder = JSONDecoder()
      decoder.keyDecodingStrategy = .convertFromSnakeCase
      return try decoder.decode(DescribedPackage.self, from: Data(contentsOf: output))
    } catch let failure as TestFailure {
      throw failure
    } catch {
      throw TestFailure("\(folder) has no manifest that can be read: \(error)")
    }
  }
}
#endif

#if os(Linux) || os(macOS)
import Foundation

/// The part of the output of `swift package describe --type json` that matters for imports.
struct DescribedPackage: Decodable, Sendable {
  /// A target with its sources.
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
    /// The folder of a package on this machine; `nil` for other packages.
    let path: String?
  }

  let targets: [Target]
  let products: [Product]
  let dependencies: [Dependency]

  /// Returns the modules of a product; `nil` for a product of another package.
  func modules(of product: String) -> [String]? {
    guard let product = products.first(where: { $0.name == product }) else { return nil }
    return targets.filter { product.targets.contains($0.name) }.map(\.c99name)
  }

  /// Returns the description of the package in a folder.
  ///
  /// The package manager runs with a scratch folder of its own, because the running test may use the package's.
  ///
  /// - Throws: ``TestFailure`` when there is no manifest, or when it can't be read.
  static func read(in folder: String) throws(TestFailure) -> DescribedPackage {
    let files = FileManager.default
    let scratch = files.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? files.removeItem(at: scratch) }
    do {
      try files.createDirectory(at: scratch, withIntermediateDirectories: true)
      // The output goes to files, not to pipes: a process stops when it writes to a full pipe that nobody reads.
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

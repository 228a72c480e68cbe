#if os(Linux) || os(macOS)
import Foundation

/// Checks that each target of a package imports what its manifest declares, and nothing else.
///
/// The package manager lets a target import whatever is built, so a view can import the model that its view model
/// depends on. This check doesn't:
///
/// ```swift
/// @Test func imports() throws {
///   try ImportCheck(package: "/path/to/package").run()
/// }
/// ```
///
/// A target may import the targets and products it declares as dependencies, and ``toolchainModules``. It may import a
/// target `@testable` only if it is a test. Packages in other folders of this machine (`path:` dependencies) are read for what
/// their products are made of; of other packages, a product is taken to be a module of the same name.
///
/// For Linux and macOS. It reads the manifest by `swift package dump-package`, so `swift` must be in the path.
public struct ImportCheck {
  /// The modules that come with Swift itself.
  ///
  /// Frameworks of Apple's systems aren't among them: a view model that imports SwiftUI is a mistake.
  /// Allow them with ``allow(_:in:)`` where they belong.
  public static let toolchainModules: Set = [
    "Android", "CRT", "Cxx", "CxxStdlib", "Darwin", "Dispatch", "Distributed", "Foundation",
    "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
    "FoundationXML", "Glibc", "Musl", "Observation", "PackageDescription", "RegexBuilder", "Swift",
    "Synchronization", "Testing", "WinSDK", "XCTest", "_Concurrency", "_Differentiation",
    "_StringProcessing", "_Volatile",
  ]

  private let folder: URL
  private let manifest: PackageManifest
  private let neighbours: [PackageManifest]
  private var allowances: [(modules: Set<String>, targets: Set<String>?)] = []

  /// Reads the manifest of a package.
  ///
  /// - Parameter package: the folder of `Package.swift`.
  /// - Throws: ``TestFailure`` when there is no manifest, or none that compiles.
  public init(package: String) throws(TestFailure) {
    folder = URL(fileURLWithPath: package)
    manifest = try PackageManifest.read(in: folder)
    var neighbours: [PackageManifest] = []
    for path in manifest.localPaths {
      neighbours.append(try PackageManifest.read(in: URL(fileURLWithPath: path)))
    }
    self.neighbours = neighbours
  }

  /// The names of the package's targets.
  public var targets: [String] { manifest.targets.map(\.name) }

  /// The modules a target may import, besides those of the toolchain.
  ///
  /// - Parameter target: a target of the package; of any other name there are none.
  public func modules(for target: String) -> Set<String> {
    guard let target = manifest.targets.first(where: { $0.name == target }) else { return [] }
    let declared = target.dependencies.flatMap { dependency -> [String] in
      switch dependency {
      case .target(let name): [name]
      case .product(let name):
        neighbours.lazy.compactMap { $0.products[name] }.first ?? [name]
      case .either(let name):
        manifest.targets.contains { $0.name == name }
          ? [name] : neighbours.lazy.compactMap { $0.products[name] }.first ?? [name]
      }
    }
    return allowances.filter { $0.targets?.contains(target.name) ?? true }
      .reduce(into: Set(declared)) { $0.formUnion($1.modules) }
  }

  /// Allows modules that no manifest names, as frameworks of a system.
  ///
  /// - Parameters:
  ///   - modules: their names.
  ///   - targets: the targets that may import them; all when `nil`.
  public mutating func allow(_ modules: Set<String>, in targets: Set<String>? = nil) {
    allowances.append((modules, targets))
  }

  /// Returns the imports that no manifest declares, each with how to fix it; empty when all is well.
  ///
  /// - Throws: ``TestFailure`` when a source can't be read.
  public func problems() throws(TestFailure) -> [String] {
    var problems: [String] = []
    for target in manifest.targets where target.hasSources {
      let allowed = modules(for: target.name).union(Self.toolchainModules)
      for file in try target.sources(in: folder) {
        for statement in ImportStatement.all(in: file.text) {
          let place = "\(file.path):\(statement.line)"
          if !allowed.contains(statement.module), statement.module != target.name {
            problems.append(
              """
              \(place) imports \(statement.module), which the target \(target.name) doesn’t depend on. \
              To fix this, remove the import, or declare the dependency in Package.swift.
              """
            )
          } else if statement.isTestable, !target.isTest {
            problems.append(
              """
              \(place) imports \(statement.module) @testable, which only tests may. \
              To fix this, use what is public.
              """
            )
          }
        }
      }
    }
    return problems
  }

  /// Fails with every import that no manifest declares.
  public func run() throws(TestFailure) {
    let problems = try problems()
    guard problems.isEmpty else { throw TestFailure(problems.joined(separator: "\n")) }
  }
}
#endif

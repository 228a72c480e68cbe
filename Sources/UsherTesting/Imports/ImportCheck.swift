#if os(Linux) || os(macOS)
import Foundation

/// A check that the targets of a package import only modules that its manifest declares.
///
/// The package manager lets a target import every module that is built, also one that the target doesn't depend on. So
/// a view can import the model although only its view model depends on the model. This check reports such an import:
///
/// ```swift
/// @Test func imports() throws {
///   try ImportCheck(package: "/path/to/package").run()
/// }
/// ```
///
/// A target may import the targets and products that it declares as dependencies, and ``toolchainModules``. Only a
/// test target may import a module `@testable`. For packages in folders of this machine (`path:` dependencies) the
/// check reads which modules a product has. For other packages the check assumes that a product has one module, which
/// has the same name.
///
/// The check runs `swift package describe`, so `swift` must be in the `PATH`. The check exists on Linux and macOS.
public struct ImportCheck: Sendable {
  /// The modules that come with Swift itself.
  ///
  /// Frameworks of Apple's systems aren't in this set: a view model that imports SwiftUI is a mistake. Allow them by
  /// ``allow(_:in:)`` in the targets where they belong.
  public static let toolchainModules: Set = [
    "Android", "CRT", "Cxx", "CxxStdlib", "Darwin", "Dispatch", "Distributed", "Foundation",
    "FoundationEssentials", "FoundationInternationalization", "FoundationNetworking",
    "FoundationXML", "Glibc", "Musl", "Observation", "PackageDescription", "PackagePlugin",
    "RegexBuilder", "Swift", "Synchronization", "Testing", "WASILibc", "WinSDK", "XCTest",
    "_Concurrency", "_Differentiation", "_StringProcessing", "_Volatile", "ucrt",
  ]

  private let folder: String
  private let package: DescribedPackage
  private let neighbours: [DescribedPackage]
  private var allowances: [(modules: Set<String>, targets: Set<String>?)] = []

  /// Reads the manifest of a package and those of its `path:` dependencies.
  ///
  /// - Parameter package: the path of the folder that contains `Package.swift`.
  /// - Throws: ``TestFailure`` when one of these folders has no manifest, or when a manifest can't be read, for example
  ///   because it doesn't compile.
  public init(package: String) throws(TestFailure) {
    folder = package
    self.package = try DescribedPackage.read(in: package)
    var neighbours: [DescribedPackage] = []
    for dependency in self.package.dependencies {
      if let path = dependency.path { neighbours.append(try DescribedPackage.read(in: path)) }
    }
    self.neighbours = neighbours
  }

  /// The names of the package's targets.
  public var targets: [String] { package.targets.map(\.name) }

  /// Returns the names of the modules that a target may import besides ``toolchainModules``.
  ///
  /// - Parameter target: the name of a target of the package.
  /// - Throws: ``TestFailure`` when the package has no such target.
  public func modules(for target: String) throws(TestFailure) -> Set<String> {
    guard let found = package.targets.first(where: { $0.name == target }) else {
      throw TestFailure("\(folder) has no target “\(target)”, only \(targets.sorted()).")
    }
    return modules(for: found)
  }

  /// Allows modules that no manifest names, for example the frameworks of a system.
  ///
  /// - Parameters:
  ///   - modules: the names of the modules.
  ///   - targets: the names of the targets that may import the modules; `nil` for all targets.
  /// - Throws: ``TestFailure`` when the package doesn't have one of these targets.
  public mutating func allow(
    _ modules: Set<String>,
    in targets: Set<String>? = nil
  ) throws(TestFailure) {
    for target in targets ?? [] { _ = try self.modules(for: target) }
    allowances.append((modules, targets))
  }

  /// Returns a message, with how to fix the problem, for each import that isn't allowed; empty when there is no such
  /// import.
  ///
  /// - Throws: ``TestFailure`` when a source file can't be read.
  public func problems() throws(TestFailure) -> [String] {
    var problems: [String] = []
    for target in package.targets {
      let allowed = modules(for: target).union(Self.toolchainModules).union([target.c99name])
      for name in (target.sources ?? []).sorted() where name.hasSuffix(".swift") {
        let path = "\(target.path)/\(name)"
        for statement in ImportStatement.all(in: try text(of: path)) {
          let place = "\(path):\(statement.line)"
          if !allowed.contains(statement.module) {
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

  private func modules(for target: DescribedPackage.Target) -> Set<String> {
    let own = package.targets.filter { target.targetDependencies?.contains($0.name) ?? false }
      .map(\.c99name)
    let others = (target.productDependencies ?? []).flatMap { product in
      // Two packages may have products of the same name.
      let known = neighbours.compactMap { $0.modules(of: product) }
      return known.isEmpty ? [product] : known.flatMap(\.self)
    }
    return allowances.filter { $0.targets?.contains(target.name) ?? true }
      .reduce(into: Set(own + others)) { $0.formUnion($1.modules) }
  }

  private func text(of path: String) throws(TestFailure) -> String {
    do {
      let file = URL(fileURLWithPath: folder).appendingPathComponent(path)
      return try String(contentsOf: file, encoding: .utf8)
    } catch {
      throw TestFailure("\(path) can’t be read: \(error)")
    }
  }

  /// Runs the check.
  ///
  /// - Throws: ``TestFailure`` with all messages of ``problems()``, if there is at least one; also when a source file
  ///   can't be read.
  public func run() throws(TestFailure) {
    let problems = try problems()
    guard problems.isEmpty else { throw TestFailure(problems.joined(separator: "\n")) }
  }
}
#endif

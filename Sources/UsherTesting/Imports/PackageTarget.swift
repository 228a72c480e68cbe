#if os(Linux) || os(macOS)
import Foundation

/// A target of a package.
struct PackageTarget {
  enum Dependency {
    case target(String)
    case product(String)
    /// A target of the package if there is one of that name, else a product.
    case either(String)
  }

  let name: String
  let dependencies: [Dependency]
  let isTest: Bool
  /// A library of the system has only a module map.
  let hasSources: Bool
  private let path: String
  private let excluded: [String]

  init(_ dumped: DumpedPackage.Target) {
    name = dumped.name
    isTest = dumped.type == "test"
    hasSources = dumped.type != "system" && dumped.type != "binary"
    let parent =
      switch dumped.type {
      case "test": "Tests"
      case "plugin": "Plugins"
      default: "Sources"
      }
    path = dumped.path ?? "\(parent)/\(dumped.name)"
    excluded = dumped.exclude ?? []
    dependencies = dumped.dependencies.compactMap { dependency in
      func name(_ parts: [DumpedPackage.Part]?) -> String? {
        if case .name(let name)? = parts?.first { name } else { nil }
      }
      return name(dependency.target).map(Dependency.target)
        ?? name(dependency.product).map(Dependency.product)
        ?? name(dependency.byName).map(Dependency.either)
    }
  }

  /// The Swift files, with their paths within the package.
  func sources(in package: URL) throws(TestFailure) -> [(path: String, text: String)] {
    let folder = package.appendingPathComponent(path)
    do {
      return try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
        .filter { name in
          name.hasSuffix(".swift") && !excluded.contains { name == $0 || name.hasPrefix("\($0)/") }
        }
        .map { name in
          let file = folder.appendingPathComponent(name)
          return ("\(path)/\(name)", try String(contentsOf: file, encoding: .utf8))
        }
    } catch {
      throw TestFailure("The sources of \(name) can’t be read: \(error)")
    }
  }
}
#endif

import Foundation

/// The package whose sources are watched: what `swift package describe` tells of it.
struct WatchedPackage: Equatable {
  /// The names of the programs, in the order of the manifest.
  let programs: [String]
  /// The folders with sources of the program, and those of packages on this machine that it depends on.
  let folders: [URL]
  /// The manifests of these packages.
  let manifests: [URL]
  private let folder: URL

  private struct Description: Decodable {
    struct Target: Decodable {
      let path: String
      let type: String
    }

    struct Product: Decodable {
      struct Kind: Decodable {
        let isExecutable: Bool

        private enum CodingKeys: CodingKey { case executable }

        init(from decoder: any Decoder) throws {
          isExecutable = try decoder.container(keyedBy: CodingKeys.self).contains(.executable)
        }
      }

      let name: String
      let type: Kind
    }

    struct Dependency: Decodable { let path: String? }

    let targets: [Target]
    let products: [Product]
    let dependencies: [Dependency]
  }

  /// Reads a package from what `swift package describe --type json` has said of it.
  init(describedBy json: Data, in folder: URL) throws(WatchError) {
    let description: Description
    do {
      description = try JSONDecoder().decode(Description.self, from: json)
    } catch {
      throw .noPackage(folder: folder.path, reason: "\(error)")
    }
    self.folder = folder
    programs = description.products.filter(\.type.isExecutable).map(\.name)
    let neighbours = description.dependencies.compactMap(\.path).map {
      URL(fileURLWithPath: $0, relativeTo: folder).standardizedFileURL
    }
    folders =
      description.targets.filter { !["test", "plugin"].contains($0.type) }
      .map { folder.appendingPathComponent($0.path) }
      + neighbours.map { $0.appendingPathComponent("Sources") }
    manifests = ([folder] + neighbours).map { $0.appendingPathComponent("Package.swift") }
  }

  /// Asks the package manager about the package in a folder.
  static func read(in folder: URL) throws(WatchError) -> WatchedPackage {
    let words = ["swift", "package", "describe", "--type", "json"]
    let result = Command(words, in: folder).run(takesErrors: false)
    guard result.status == 0 else {
      // Once more, for the reason: otherwise warnings would stand in the JSON.
      let reason = Command(words, in: folder).run(takesErrors: true).output
      throw .noPackage(
        folder: folder.path,
        reason: reason.trimmingCharacters(in: .whitespacesAndNewlines)
      )
    }
    return try WatchedPackage(describedBy: Data(result.output.utf8), in: folder)
  }

  /// Takes the program's name from the arguments: the first, unless there is one program only, and it isn't named.
  func command(_ arguments: [String]) throws(WatchError) -> (program: String, arguments: [String]) {
    guard let only = programs.first else { throw .noProgram(folder: folder.path) }
    if let first = arguments.first {
      if programs.contains(first) { return (first, Array(arguments.dropFirst())) }
      // An option of the program, such as `server.port=8081`.
      let isName = !first.contains("=") && !first.hasPrefix("-") && Int(first) == nil
      if programs.count > 1 || isName { throw .unknownProgram(first, known: programs) }
    }
    guard programs.count == 1 else { throw .severalPrograms(programs) }
    return (only, arguments)
  }

  /// The sources, with the times of their last changes.
  func state() -> SourceState { SourceState(files: manifests, folders: folders) }
}

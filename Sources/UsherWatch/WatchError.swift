/// The reason why nothing can be watched.
enum WatchError: Error, Equatable, CustomStringConvertible {
  case noPackage(folder: String, reason: String)
  case noProgram(folder: String)
  case severalPrograms([String])
  case unknownProgram(String, known: [String])
  case noFolder(String)
  case statusFile(String)

  var description: String {
    switch self {
    case .noPackage(let folder, let reason):
      """
      \(folder) has no Package.swift that can be read. To fix this, start usher-watch in the folder of your package. \
      \(reason)
      """
    case .noProgram(let folder):
      "The package in \(folder) has no program. To fix this, give it an executableTarget."
    case .severalPrograms(let names):
      """
      The package has several programs. To fix this, say which one: \
      \(names.map { "usher-watch \($0)" }.joined(separator: ", or ")).
      """
    case .unknownProgram(let name, let known):
      "The package has no program “\(name)”, only \(known.joined(separator: ", "))."
    case .noFolder(let reason):
      "The package manager doesn't say where it builds. \(reason)"
    case .statusFile(let reason):
      "No temporary file can be made for what the pages show. \(reason)"
    }
  }
}

import CloudyModel
import Foundation

/// The bundled gazetteer, built once for all tests and removed with the process.
enum World {
  private static let folder = FileManager.default.temporaryDirectory.appending(
    path: UUID().uuidString
  )

  private static let opening = Task {
    atexit { try? FileManager.default.removeItem(at: World.folder) }
    return try await Gazetteer.open(at: folder)
  }

  static var gazetteer: Gazetteer {
    get async throws { try await opening.value }
  }
}

extension Location {
  /// The text that a person sees.
  var look: String { "\(name), \(region), \(country)" }
}

import Gallery
import Usher
import UsherTesting

/// The gallery without a screen, at an address.
@MainActor
func galleryApp(_ path: String? = nil, mode: TestApp.Mode = TestApp.mode) throws -> TestApp {
  try TestApp(path: path, mode: mode) { GalleryCoordinator(now: { 0 }, flow: $0) }
}

extension TestApp {
  /// Ends the app once nothing goes on any more, and fails when anything stays in memory.
  @MainActor
  func end() async throws {
    try await settle()
    try close()
  }
}

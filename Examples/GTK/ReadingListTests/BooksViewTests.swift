import Foundation
import StarterFlows
import StarterModel
import Testing
import Usher
import UsherGTK
import UsherGTKTesting

@testable import ReadingListDesktop

@MainActor
struct BooksViewTests {
  @Test("a book that is added is in the list")
  func add() async throws {
    try #require(GTKWindow.beginTests(), "There is no display.")
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let library = try Library(file: file.path)
    let navigation = Navigation(on: MainActor.shared)
    navigation.start { BooksCoordinator(library: library, flow: $0) }
    let window = GTKWindow(navigation, WindowSetup(name: "Reading List", views: views))
    await window.settle()
    #expect(window.texts.contains("Middlemarch"))

    try await window.press("Add a Book")
    try await window.press("Save")
    try await window.wait { window.texts.contains("Please enter the title.") }
    try await window.fill("Title", "The Waves")
    try await window.fill("Author", "Virginia Woolf")
    try await window.press("Save")
    try await window.wait { window.texts.contains("The Waves") }
    navigation.close()
  }
}

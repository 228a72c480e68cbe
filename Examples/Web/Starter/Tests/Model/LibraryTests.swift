import Foundation
import Testing

@testable import StarterModel

@Suite("The library")
struct LibraryTests {
  private let emma = Book(id: "emma", title: "Emma")

  @Test("what was stored is there again")
  func file() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("books.json").path

    let library = try Library(file: path)
    for book in library.books { try library.delete(book.id) }
    try library.add(emma)
    #expect(try Library(file: path).books == [emma])
  }

  @Test("a file that can't be read is told, and stays")
  func damaged() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try "[{}]".write(to: file, atomically: true, encoding: .utf8)
    let error = #expect(throws: LibraryError.self) { try Library(file: file.path) }
    #expect(error?.description.hasPrefix("\(file.path) can't be read.") == true)
    #expect(try String(contentsOf: file, encoding: .utf8) == "[{}]")
  }

  @Test("each change is told")
  func changes() async throws {
    let library = Library()
    var changes = library.changes().makeAsyncIterator()
    try library.add(emma)
    #expect(await changes.next() != nil)
    try library.delete(emma.id)
    #expect(await changes.next() != nil)
  }

  @Test("a book that somebody has deleted isn't changed")
  func gone() {
    #expect(throws: LibraryError.gone) { try Library().update(emma) }
  }

  @Test("what can't be stored isn't changed")
  func notStored() throws {
    let library = try Library(file: "/nowhere/books.json")
    let before = library.books
    #expect(throws: LibraryError.self) { try library.add(emma) }
    #expect(library.books == before)
  }
}

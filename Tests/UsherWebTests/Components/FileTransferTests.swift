import Testing
import Usher
import WebTesting

@testable import UsherWeb

@MainActor
@Suite("Files that are dropped, and files on their way")
struct FileTransferTests {
  private final class Store {
    func store(_ file: IncomingFile) async throws { for try await _ in file.chunks {} }
  }

  private struct Full: UserFacingError { let userMessage = "There is no room." }

  private typealias Content = AsyncThrowingStream<[UInt8], any Error>

  private let scope = Scope(isolation: MainActor.shared)
  private let store = Store()
  private let transfers = FileTransfers()

  /// Adds a file; its content comes when the test says so.
  private func add(
    _ name: String,
    _ size: Int64 = 4,
    type: String = "",
    number: Int? = nil
  ) -> Content.Continuation {
    let (chunks, content) = Content.makeStream()
    let file = IncomingFile(
      name: name,
      size: size,
      contentType: type,
      number: number,
      chunks: chunks
    )
    transfers.add(file, scope, of: store) { try await $0.store($1) }
    return content
  }

  private func wait(until isTrue: () -> Bool) async {
    for _ in 0..<100_000 where !isTrue() { await Task.yield() }
    #expect(isTrue())
  }

  @Test("a file shows its size and its percentage, or that it waits, and a bar has its name")
  func progress() async throws {
    let page = TestFragment { FileTransferList("Files", transfers) }
    #expect(!page.html.contains("<li"))
    let first = add("<b>report</b>.pdf", 4)
    let second = add("film.mp4", 2_400_000)
    first.yield([1])
    await wait { transfers.all.first?.state == .running(0.25) }
    page.update()
    let texts = page.browser.root.all.filter { $0.name == "li" }.map(\.text)
    #expect(texts == ["<b>report</b>.pdf4 B · 25 %", "film.mp42.4 MB · Waiting"])
    let bars = page.browser.root.all.filter { $0.name == "progress" }
    #expect(bars.map { $0.attributes["aria-label"] } == ["<b>report</b>.pdf"])
    #expect(bars.map { $0.attributes["value"] } == ["0.25"])
    #expect(page.html == page.fresh)
    first.finish(throwing: Full())
    second.finish(throwing: Full())
    await wait { !transfers.isRunning }
    scope.end()
  }

  @Test("a picture is shown from the device while it waits or is sent, and no other file is")
  func pictures() async throws {
    let page = TestFragment { FileTransferList("Files", transfers) }
    let first = add("sea.jpg", type: "image/jpeg", number: 7)
    _ = add("note.txt", type: "text/plain", number: 8)
    _ = add("tree.png", type: "image/png")
    page.update()
    let images = page.browser.root.all.filter { $0.name == "img" }
    #expect(images.map { $0.attributes["data-file"] } == ["7"])
    #expect(images.map { $0.attributes["alt"] } == ["sea.jpg"])
    first.finish(throwing: Full())
    await wait { transfers.all.first?.state == .failed("There is no room.") }
    page.update()
    #expect(!page.html.contains("<img"))
    scope.end()
  }

  @Test("each file has a button that cancels it, or dismisses the reason of its failure")
  func cancel() async throws {
    let page = TestFragment { FileTransferList("Files", transfers) }
    let (first, _, _) = (add("a"), add("b"), add("c"))
    first.finish(throwing: Full())
    await wait { transfers.all.first?.state == .failed("There is no room.") }
    page.update()
    let alert = page.browser.root.all.first { $0.attributes["role"] == "alert" }
    #expect(alert?.text == "There is no room.")
    let buttons = page.browser.root.all.filter { $0.name == "button" }
    #expect(buttons.map { $0.attributes["aria-label"] } == ["Dismiss a", "Cancel b", "Cancel c"])
    try #require(buttons.count == 3)
    for button in [buttons[0], buttons[2]] { #expect(page.act("click", on: button)) }
    #expect(transfers.all.map(\.name) == ["b"])
    page.update()
    #expect(page.html == page.fresh)
    scope.end()
  }

  @Test("an area for files has a field with a name, and the texts about what it doesn't take")
  func area() throws {
    var names: [String] = []
    let page = TestFragment {
      DropArea("Add Pictures", accept: "image/*") { names.append($0.name) }
    }
    let field = try #require(page.browser.root.all.first { $0.name == "input" })
    #expect(field.attributes["type"] == "file" && field.attributes["accept"] == "image/*")
    #expect(field.attributes["multiple"] == "")
    #expect(page.html.contains("Add Pictures"))
    #expect(page.html.contains(HostWords.english[.dropHint]))
    let area = try #require(page.browser.root.all.first { $0.attributes["data-drop"] != nil })
    #expect(area.attributes["data-drop"] == HostWords.english[.filesRefused])
    #expect(area.attributes["data-folders"] == HostWords.english[.foldersRefused])
    #expect(area.attributes["data-one"] == HostWords.english[.oneFile])
    #expect(area.attributes["data-most"] == HostWords.english[.mostFiles])
    // Its place is there before its text.
    #expect(area.all.contains { $0.attributes["role"] == "status" && $0.text.isEmpty })
    let other = TestFragment {
      DropArea("Add", hint: "One only.", isMultiple: false, isDisabled: true) { _ in }
    }
    #expect(other.html.contains("One only.") && !other.html.contains(" multiple"))
    #expect(other.html.contains(" disabled"))
  }

  @Test(
    "a size is short",
    arguments: [
      (0, "0 B"), (999, "999 B"), (1000, "1 kB"), (1_550, "1.6 kB"), (99_960, "100 kB"),
      (999_999, "999 kB"), (1_000_000, "1 MB"), (2_400_000, "2.4 MB"), (25_000_000, "25 MB"),
      (1_000_000_001, "1 GB"), (1_500_000_000, "1.5 GB"), (.max, "9223372036 GB"),
    ] as [(Int64, String)]
  )
  func size(_ bytes: Int64, _ text: String) {
    #expect(FileSize.text(of: bytes, in: .english) == text)
  }

  @Test("a size has the decimal sign of the page's language")
  func sizeInLanguage() {
    #expect(FileSize.text(of: 1_500_000_000, in: .german) == "1,5 GB")
  }
}

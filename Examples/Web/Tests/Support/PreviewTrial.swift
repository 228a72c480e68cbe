import Testing
import UsherPreviews
import UsherTesting
import UsherWeb
import UsherWebTesting

/// A preview, drawn by the view of its app without a server or browser.
@MainActor
struct PreviewTrial {
  let preview: Preview
  let views: [ViewRegistration]

  init(_ preview: Preview, views: [ViewRegistration]) {
    self.preview = preview
    self.views = views
  }

  /// Checks that a person sees what is expected, that the screen has a title, and that every control has a name.
  ///
  /// - Parameter sights: what must be seen; `nil` if nobody has said it, which is a failure.
  func run(_ sights: [Sight]?) async throws {
    let sights = try #require(sights, "The test doesn’t say what is seen of “\(preview.name)”.")
    let window = TestWindow(timeZone: "Europe/Brussels")
    defer { window.close() }
    let page = try TestPage(preview, views: views, in: window)
    try await wait(on: page, for: sights)
    #expect(!page.heading.isEmpty)
    #expect(page.controlsWithoutName.isEmpty, "\(page.html)")
  }

  private func wait(on page: TestPage, for sights: [Sight]) async throws {
    let end = ContinuousClock.now + .seconds(10)
    var missing = sights.filter { !isSeen($0, on: page) }
    while !missing.isEmpty, ContinuousClock.now < end {
      await Task.yield()
      missing = sights.filter { !isSeen($0, on: page) }
    }
    #expect(missing.isEmpty, "of “\(preview.name)”, which reads: \(page.text)")
  }

  private func isSeen(_ sight: Sight, on page: TestPage) -> Bool {
    switch sight {
    case .text(let text):
      page.text.contains(text)
        || page.elements([.textbox, .searchbox]).contains { $0.value == text }
    case .button(let name): page.elements(.button).contains { $0.name == name && !$0.isDisabled }
    case .link(let name): page.elements(.link).contains { $0.name == name }
    case .busy(let name):
      page.elements([.status, .image]).contains { $0.name == name }
        || page.elements(.button).contains {
          $0.name == name && $0.attribute("aria-busy") == "true"
        }
    }
  }
}

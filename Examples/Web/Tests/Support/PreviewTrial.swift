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
  /// The longest time to wait for what is expected. It is long, because all trials wait at once on one actor, and a busy
  /// machine has little time for it.
  let limit: Duration

  init(_ preview: Preview, views: [ViewRegistration], upTo limit: Duration = .seconds(240)) {
    self.preview = preview
    self.views = views
    self.limit = limit
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
    let end = ContinuousClock.now + limit
    var pause = Duration.milliseconds(1)
    var missing = sights.filter { !isSeen($0, on: page) }
    while !missing.isEmpty, ContinuousClock.now < end {
      // Each look draws the page. Whoever looks all the time leaves no time for what is waited for.
      try await Task.sleep(for: pause)
      pause = min(pause * 2, .seconds(4))
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

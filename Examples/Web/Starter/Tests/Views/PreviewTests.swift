import StarterPreviews
import StarterViews
import Testing
import Usher
import UsherPreviews
import UsherTesting
import UsherWebTesting

@MainActor
@Suite("The views in all their states")
struct PreviewTests {
  @Test("each view has a preview, and each preview a view")
  func all() throws {
    try PreviewCheck(bookPreviews, views: appViews).run()
  }

  @Test("each state has a heading, and every control a name", arguments: bookPreviews)
  func shows(_ preview: Preview) throws {
    let window = TestWindow()
    let page = try TestPage(preview, views: appViews, in: window)
    #expect(!page.heading.isEmpty)
    #expect(page.controlsWithoutName.isEmpty)
    window.close()
  }

  @Test("the form says what is missing")
  func mistake() throws {
    let window = TestWindow()
    let preview = try #require(bookPreviews.first { $0.state == "with a mistake" })
    let page = try TestPage(preview, views: appViews, in: window)
    #expect(try page.field("Title").details == "Please enter the title.")
    window.close()
  }
}

import RedGreenFixtures
import RedGreenWeb
import Testing
import UsherPreviews
import UsherWebTesting

@MainActor
@Suite("Red & Green: every view")
struct RedGreenPreviewTests {
  nonisolated private static let seen: [Preview.ID: [Sight]] = [
    "main-loaded": ["Red & Green", .button("Red Color"), .button("Green Color")],
    "color-red": ["Red"],
    "color-green": ["Green"],
  ]

  @Test("shows what it should", arguments: redGreenPreviews)
  func shows(_ preview: Preview) async throws {
    try await PreviewTrial(preview, views: redGreenViews).run(Self.seen[preview.id])
  }

  @Test("each view has a preview, and each preview a view")
  func complete() throws {
    try PreviewCheck(redGreenPreviews, views: redGreenViews).run()
    #expect(Set(Self.seen.keys) == Set(redGreenPreviews.map(\.id)))
  }
}

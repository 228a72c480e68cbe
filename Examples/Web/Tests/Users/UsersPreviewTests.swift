import Testing
import UsersFixtures
import UsersWeb
import UsherPreviews
import UsherWebTesting

@MainActor
@Suite("Users: every view in every state")
struct UsersPreviewTests {
  nonisolated private static let away =
    "The service has a problem (500). Please try again later."
  nonisolated private static let seen: [Preview.ID: [Sight]] = [
    "users-loaded": ["A to I", "Leanne Graham", "Sincere@april.biz", "10 users"],
    "users-more-to-come": ["Person 20", "45 users"],
    "users-loading": [.loading],
    "users-empty": ["There are no users."],
    "users-nobody-found": ["Nobody matches “nobody”.", "nobody"],
    "users-failed": [.text(away), .tryAgain],
    "users-long-texts": [.text(LongText.sentence), .text("\(LongText.word)@example.org")],
    "users-by-delegate-loaded": ["A to I", "Leanne Graham", "Sincere@april.biz", "10 users"],
    "users-by-delegate-more-to-come": ["Person 20", "45 users"],
    "users-by-delegate-loading": [.loading],
    "users-by-delegate-empty": ["There are no users."],
    "users-by-delegate-nobody-found": ["Nobody matches “nobody”.", "nobody"],
    "users-by-delegate-failed": [.text(away), .tryAgain],
    "users-by-delegate-long-texts": [
      .text(LongText.sentence), .text("\(LongText.word)@example.org"),
    ],
    "files-loaded": [
      "Files of Leanne Graham", "812 MB", .link("notes.md"), .button("Delete notes.md"),
    ],
    "files-premium": ["As a premium customer you may store files of any size."],
    "files-loading": [.loading],
    "files-loading-the-list": ["Files of Leanne Graham", .loading],
    "files-empty": ["Files you add are listed here."],
    "files-no-such-user": ["There is no such user.", .button("All Users")],
    "files-failed": [.text(away), .tryAgain],
    "files-list-failed": [
      "Files of Leanne Graham", "The file couldn’t be stored. Please try again later.", .tryAgain,
    ],
    "files-uploading": [
      "1 kB · 40 %", .button("Cancel report.pdf"), "film.mp4", "2 MB · Waiting",
    ],
    "files-too-large": ["Only premium customers may store files above 1 GB."],
    "files-deleted": ["plan.txt was deleted.", .button("Undo")],
    "files-long-texts": [
      .text("Files of \(LongText.sentence)"), .link(LongText.sentence),
      .link("\(LongText.word).pdf"),
    ],
  ]

  @Test("shows what it should", arguments: usersPreviews)
  func shows(_ preview: Preview) async throws {
    try await PreviewTrial(preview, views: usersViews).run(Self.seen[preview.id])
  }

  @Test("each view has a preview, and each preview a view")
  func complete() throws {
    try PreviewCheck(usersPreviews, views: usersViews).run()
    #expect(Set(Self.seen.keys) == Set(usersPreviews.map(\.id)))
  }
}

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
  nonisolated private static let accountsAway =
    "The accounts can’t be reached. Please try again later."
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
    "sign-in-empty": [.button("Cancel"), .button("Sign In"), .button("Create an account")],
    "sign-in-invalid": [
      "This isn’t a whole e-mail address. One looks like ada@example.com.",
      "Please enter your password.",
    ],
    "sign-in-refused": ["The address or the password is wrong. Please try again."],
    "sign-in-signing-in": ["ada@example.com", .busy("Sign In")],
    "sign-in-creating-an-account": [
      "Create Account", "no letters are sent to it", .button("I have an account"),
    ],
    "sign-in-failed": [.text(accountsAway), .button("Sign In")],
    "sign-in-long-texts": [
      .text(LongText.sentence), "This password is too long. Please choose a shorter one.",
    ],
    "files-loaded": [
      "Files of ada@example.com", "812 MB", .link("notes.md"), .button("Delete notes.md"),
      "it takes no money", .button("Sign Out"), .button("Sign Out Everywhere"),
    ],
    "files-premium": ["As a premium customer you may store files of any size."],
    "files-loading": ["Files of ada@example.com", .loading],
    "files-empty": ["Files you add are listed here."],
    "files-failed": [
      "Files of ada@example.com", "Your files can’t be shown at the moment", .tryAgain,
    ],
    "files-signed-out": [
      "You have been signed out. Please sign in to go on.", .button("Sign In"),
    ],
    "files-plan-not-changed": [.text(accountsAway), "You may store files up to 1 GB."],
    "files-uploading": [
      "1 kB · 40 %", .button("Cancel report.pdf"), "film.mp4", "2 MB · Waiting",
    ],
    "files-too-large": ["Only premium customers may store files above 1 GB."],
    "files-deleted": ["plan.txt was deleted.", .button("Undo")],
    "files-long-texts": [
      .text("@\(LongText.word).example.com"), .link(LongText.sentence),
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

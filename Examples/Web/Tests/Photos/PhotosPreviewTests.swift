import PhotosFixtures
import PhotosWeb
import Testing
import UsherPreviews
import UsherWebTesting

@MainActor
@Suite("Photos: every view in every state")
struct PhotosPreviewTests {
  nonisolated private static let shopAway =
    "The shop can’t be reached. Please try again later."
  nonisolated private static let seen: [Preview.ID: [Sight]] = [
    "photos-loaded": ["Misery Ridge", "$25.99", .button("Buy Misery Ridge"), .button("Sign In")],
    "photos-signed-in": ["Purchased", .button("Sign Out")],
    "photos-loading": [.loading],
    "photos-empty": ["There is nothing here yet."],
    "photos-failed": [.text(shopAway), .tryAgain],
    "photos-long-texts": [.text(LongText.sentence), "$1,234,567,890.99"],
    "photo-loaded": ["Misery Ridge", "This is a preview. Buy the photo for", .button("Buy")],
    "photo-purchased": ["PURCHASED", .link("Download")],
    "photo-loading": [.loading],
    "photo-failed": [.text(shopAway), .tryAgain],
    "photo-not-offered": ["This photo isn’t offered any more.", .button("All Photos")],
    "photo-long-texts": [.text(LongText.sentence)],
    "sign-in-empty": [.button("Cancel"), .button("Sign In"), "To try it, use bartjacobs"],
    "sign-in-invalid": ["Please enter your username.", "Please enter your password."],
    "sign-in-refused": ["The username or the password is wrong. Please try again."],
    "sign-in-signing-in": ["bartjacobs", .busy("Sign In")],
    "sign-in-creating-an-account": ["Create Account", .button("I have an account")],
    "sign-in-failed": [.text(shopAway), .button("Sign In")],
    "sign-in-long-texts": [
      .text(LongText.sentence), "Please enter a username of at most 50 characters.",
    ],
    "buy-loaded": ["Misery Ridge", .button("Buy for $25.99"), .button("Terms of Service")],
    "buy-loading": [.button("Cancel")],
    "buy-failed": [.text(shopAway), .button("Cancel")],
    "buy-not-for-sale": ["Misery Ridge", "-", .button("Cancel")],
    "buy-paying": ["Misery Ridge", .busy("Buy for $25.99")],
    "buy-declined": [
      "Your payment was declined. You have not been charged.", .button("Try Again"),
    ],
    "buy-owned": ["You own this photo.", .link("Download"), .button("Done")],
    "buy-signed-out": ["You have been signed out. Please sign in to go on.", .button("Sign In")],
    "buy-long-texts": [.text(LongText.sentence), .button("Buy for $1,234,567,890.99")],
    "terms-of-service-loaded": ["These are the terms of service.", .button("Done")],
    "terms-of-service-long-texts": [.text(LongText.sentence)],
    "profile-loaded": ["Signed in as bartjacobs", "Misery Ridge", .button("Sign Out")],
    "profile-empty": ["What you buy is listed here."],
    "profile-signed-out": [
      "Sign in to see your account and what you have bought.", .button("Sign In"),
    ],
    "profile-loading": [.loading],
    "profile-failed": [.text(shopAway), .tryAgain],
    "profile-long-texts": [.text(LongText.sentence), .text(String(LongText.word.prefix(50)))],
  ]

  @Test("shows what it should", arguments: photosPreviews)
  func shows(_ preview: Preview) async throws {
    try await PreviewTrial(preview, views: photosViews).run(Self.seen[preview.id])
  }

  @Test("each view has a preview, and each preview a view")
  func complete() throws {
    try PreviewCheck(photosPreviews, views: photosViews).run()
    #expect(Set(Self.seen.keys) == Set(photosPreviews.map(\.id)))
  }
}

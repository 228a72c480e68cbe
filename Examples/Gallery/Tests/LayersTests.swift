import Gallery
import GalleryViewModels
import Testing
import Usher
import UsherTesting

@MainActor
@Suite("Gallery: tabs, sheets and prompts", .inEveryMode)
struct LayersTests {
  @Test("a tab keeps what was pushed in it; Done closes all of them")
  func tabs() async throws {
    let app = try galleryApp("tabs")
    try app.on(SamplesViewModel.self) { $0.select("symbols") }
    try app.on(TabViewModel.self) { $0.select("Two") }
    try app.select(tab: "People")
    #expect(try app.top(TabViewModel.self).title == "People")
    try app.select(tab: "Photos")
    #expect(try app.top(TabViewModel.self).title == "Two")
    try app.on(TabViewModel.self) { $0.doneButtonTapped() }
    #expect(app.path == "tabs")
    try await app.end()
  }

  @Test(
    "a sheet has a stack of its own, opens another one, and asks",
    arguments: SheetSample.allCases
  )
  func sheets(_ sample: SheetSample) async throws {
    let app = try galleryApp("sheets")
    try app.on(SamplesViewModel.self) { $0.select(sample.rawValue) }
    #expect(try app.top(SheetViewModel.self).title == sample.title)
    if try app.top(SheetViewModel.self).leadsOn {
      try app.on(SheetViewModel.self) { $0.nextButtonTapped() }
      #expect(try app.top(SheetViewModel.self).title == "Pushed Screen")
      try app.back()
      try app.on(SheetViewModel.self) { $0.anotherButtonTapped() }
      #expect(try app.top(SheetViewModel.self).title == "Short Sheet")
      try app.on(SheetViewModel.self) { $0.doneButtonTapped() }
      try app.on(SheetViewModel.self) { $0.askButtonTapped() }
      try app.answer("Send")
    }
    try app.on(SheetViewModel.self) { $0.doneButtonTapped() }
    #expect(app.path == "sheets")
    try await app.end()
  }

  @Test(
    "what was answered is told",
    arguments: [
      (PromptSample.alert, "OK", "", "The alert was read."),
      (.longAlert, "I Have Read All of It", "", "The long alert was read."),
      (.confirm, "Send", "", "It is to be sent."),
      (.confirm, "Cancel", "", "It isn’t to be sent."),
      (.destructive, "Keep It", "", "It is to be kept."),
      (.text, "Save", "Letter 2", "It is called “Letter 2” now."),
      (.rules, "Seal", "maple", "It is sealed by “maple”."),
      (.choice, "By Ship", "", "It goes by ship."),
      (.longChoice, "Sunday", "", "It goes on day 7."),
    ]
  )
  func prompts(_ sample: PromptSample, button: String, text: String, answer: String) async throws {
    let app = try galleryApp("prompts", mode: .alive)
    try app.on(PromptsViewModel.self) { $0.press(sample) }
    try app.answer(button, text: text)
    try await app.settle()
    #expect(try app.top(PromptsViewModel.self).answer == answer)
    try await app.end()
  }

  @Test("a word that breaks the rules isn't taken")
  func rules() async throws {
    let app = try galleryApp("prompts", mode: .alive)
    try app.on(PromptsViewModel.self) { $0.press(.rules) }
    #expect(throws: TestFailure.self) { try app.answer("Seal", text: "Oak") }
    try app.answer("Cancel")
    try await app.settle()
    #expect(try app.top(PromptsViewModel.self).answer == "It isn’t sealed.")
    try await app.end()
  }
}

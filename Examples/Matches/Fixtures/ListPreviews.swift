import MatchesModel
import MatchesViewModels
import Usher
import UsherPreviews

let listPreviews = [
  Preview("Matches", "loaded") { matches($0) },
  Preview("Matches", "loading") { matches($0, MemoryMatches(.silent)) },
  Preview("Matches", "empty") { matches($0, MemoryMatches(matches: [])) },
  Preview("Matches", "failed") { matches($0, MemoryMatches(.failing)) },
  Preview("Matches", "editing") { screen in
    matches(screen).acting(on: screen, once: \.canEdit) { $0.editButtonTapped() }
  },
  Preview("Matches", "many") { matches($0, MemoryMatches(matches: .many)) },
  Preview("Matches", "nothing found") { screen in
    matches(screen, MemoryMatches(matches: .many))
      .acting(on: screen, once: \.canFind) { $0.query = "nobody" }
  },
  Preview("Matches", "deleted") { screen in
    matches(screen).acting(on: screen, once: \.canEdit) { $0.deleteMatch(at: "1") }
  },
  Preview("Matches", "without dates") { matches($0, MemoryMatches(matches: .undated)) },
  Preview("Matches", "long texts") { matches($0, MemoryMatches(matches: .long)) },
]

let editorPreviews = [
  Preview("Match", "new") { editor($0, of: .new) },
  Preview("Match", "loaded") { editor($0, of: .known(.first)) },
  Preview("Match", "loading") { editor($0, of: .unread("1"), MemoryMatches(.silent)) },
  Preview("Match", "failed") { editor($0, of: .unread("1"), MemoryMatches(.failing)) },
  Preview("Match", "gone") { editor($0, of: .unread("unknown")) },
  Preview("Match", "saving") { screen in
    editor(screen, of: .known(.first), MemoryMatches(.silentToWrite))
      .acting(on: screen) { $0.saveButtonTapped() }
  },
  Preview("Match", "date unknown") { editor($0, of: .known(.undated)) },
  Preview("Match", "long texts") { editor($0, of: .known(.long)) },
]

private func matches(
  _ screen: Screen<MatchesViewModel.Event>,
  _ store: MemoryMatches = MemoryMatches()
) -> MatchesViewModel {
  MatchesViewModel(storage: Storage(store), formats: .fixed, screen: screen)
}

private func editor(
  _ screen: Screen<EditMatchViewModel.Event>,
  of subject: EditSubject,
  _ store: MemoryMatches = MemoryMatches()
) -> EditMatchViewModel {
  EditMatchViewModel(
    subject,
    storage: Storage(store),
    formats: .fixed,
    keepsDates: { true },
    screen: screen
  )
}

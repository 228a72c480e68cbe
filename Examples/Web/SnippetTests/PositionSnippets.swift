import Foundation
import Observation
import Testing
import Usher
import UsherWeb

struct DiaryEntry: Identifiable, Equatable {
  let id: Int
  let date: Date
}

/// A diary, newest entry first.
@Observable
final class DiaryViewModel: ViewModel {
  let position = ListPosition<DiaryEntry.ID>()
  private(set) var entries = (0..<10_000).map {
    DiaryEntry(id: $0, date: Date(timeIntervalSince1970: Double(10_000 - $0) * 86_400))
  }

  func dateChosen(_ date: Date) {
    if let entry = entries.first(where: { $0.date <= date }) { position.scroll(to: entry.id) }
  }
}

@Suite("Articles: a list that is scrolled to a row")
struct PositionSnippetTests {
  @Test("the diary is scrolled to the day that was chosen, or to the last one before")
  func date() {
    let model = DiaryViewModel()
    model.dateChosen(Date(timeIntervalSince1970: 500 * 86_400 + 3600))
    #expect(model.position.target == 9500)
    model.dateChosen(.distantPast)
    #expect(model.position.target == 9500)
  }
}

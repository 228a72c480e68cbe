import Foundation
import Observation
import Usher
import UsherWeb

/// The list of the open pages.
@Observable
final class OpenPagesViewModel: ViewModel, Looker {
  enum Event { case didSelectPage(String) }

  /// A page in the list.
  struct Row: Equatable, Identifiable {
    let id: String
    let title: String
    let address: String
    let note: String
    let isConnected: Bool
    let isChosen: Bool
  }

  let title = "Open Pages"
  /// Whether there are previews to look at.
  let hasPreviews: Bool
  private(set) var rows: [Row]?
  private(set) var others = 0
  private var listed: [InspectedPage]?
  @ObservationIgnored private var watch: Watch?
  private let pages: OpenPages
  private let chosenPage: () -> String?
  private let screen: Screen<Event>

  init(
    pages: OpenPages,
    hasPreviews: Bool,
    chosenPage: @escaping () -> String?,
    screen: Screen<Event>
  ) {
    self.pages = pages
    self.hasPreviews = hasPreviews
    self.chosenPage = chosenPage
    self.screen = screen
    watch = Watch(screen, for: self, every: .seconds(1))
    screen.scope.observe(chosenPage) { [weak self] _ in self?.showRows() }
  }

  func selectPage(_ id: String) { screen.send(.didSelectPage(id)) }

  func look() async {
    let (list, others) = await pages.list()
    guard list != listed || others != self.others else { return }
    (listed, self.others) = (list, others)
    showRows()
  }

  private func showRows() {
    let chosen = chosenPage()
    let rows = listed?.map { page in
      Row(
        id: page.id,
        title: page.answer?.title ?? "Busy",
        address: page.answer?.address ?? "/\(page.app)",
        note: "\(page.visitor) since \(page.begun.clock)",
        isConnected: page.answer?.isConnected ?? true,
        isChosen: page.id == chosen
      )
    }
    if rows != self.rows { self.rows = rows }
  }
}

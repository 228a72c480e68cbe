import Foundation
import Observation
import Usher
import UsherWeb

/// One open page.
@Observable
final class PageViewModel: ViewModel, Looker {
  /// How the page is.
  enum State { case unknown, open, busy, gone }

  private(set) var state = State.unknown
  private(set) var facts: [Fact] = []
  private(set) var outline: [InspectedNode] = []
  private(set) var screens: [InspectedScreen] = []
  private(set) var transitions: [TransitionRow] = []
  private(set) var events: [EventRow] = []
  private(set) var title: String
  private var details: InspectedDetails?
  @ObservationIgnored private var watch: Watch?
  private let id: String
  private let pages: OpenPages

  init(id: String, pages: OpenPages, screen: Screen<Never>) {
    self.id = id
    title = id
    self.pages = pages
    watch = Watch(screen, for: self, every: .milliseconds(300))
  }

  func look() async {
    switch await pages.details(of: id) {
    case .page(let details): show(details)
    case .busy: setState(.busy)
    case .gone: setState(.gone)
    }
  }

  private func setState(_ state: State) { if state != self.state { self.state = state } }

  private func show(_ details: InspectedDetails) {
    setState(.open)
    guard details != self.details else { return }
    let before = self.details
    self.details = details
    let page = details.page
    if let title = page.answer?.title, title != self.title { self.title = title }
    if page != before?.page {
      facts = [
        Fact(id: "Address", value: page.answer?.address ?? ""),
        Fact(id: "Session", value: page.id),
        Fact(id: "Visitor", value: page.visitor),
        Fact(id: "Since", value: page.begun.clock),
        Fact(id: "Browser", value: page.answer?.isConnected == true ? "connected" : "away"),
        Fact(id: "Threads", value: page.answer?.isSlow == true ? "for long turns" : "shared"),
      ]
    }
    if details.outline != before?.outline { outline = details.outline }
    if details.screens != before?.screens { screens = details.screens }
    if details.transitions != before?.transitions {
      transitions = details.transitions.reversed().map(TransitionRow.init)
    }
    if details.events != before?.events { events = details.events.reversed().map(EventRow.init) }
  }
}

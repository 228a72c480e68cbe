import Foundation
import Observation
import Usher

/// What the view of the tests draws: an order of something.
@Observable
final class OrderViewModel: ViewModel {
  enum Event: Equatable { case didOrder(Int), didCancel }
  struct Item: Identifiable, Equatable {
    let id: Int
    let name: String
  }

  enum Failure: Error, UserFacingError {
    case soldOut
    var userMessage: String { "It is sold out." }
  }

  let title = "Order"
  let name = Field("", .required("Please enter your name."))
  var size = "m"
  var isGift = false
  var periods = ["Day", "Week"]
  var period = "Day" { didSet { periodChanges += 1 } }
  var remarks = ""
  var seats = 1.0
  var items = [Item(id: 1, name: "Ghent"), Item(id: 2, name: "Bruges")]
  var loads = 0
  var isOpen = true
  var isVegan = false
  var code = ""
  var day: Date?
  private(set) var periodChanges = 0
  private(set) var stock: Loadable<Int> = .idle
  private(set) var fileName: String?
  private(set) var form: FormGroup
  private let screen: Screen<Event>
  private let stockOf: @Sendable () async throws -> Int

  init(
    stock: @escaping @Sendable () async throws -> Int = { 3 },
    screen: Screen<Event>
  ) {
    self.screen = screen
    stockOf = stock
    form = FormGroup(name)
  }

  func stockButtonTapped() {
    screen.scope.task(self) { viewModel in
      await viewModel.stock.load(into: { viewModel.stock = $0 }) {
        try await viewModel.stockOf()
      }
    }
  }

  func submitted() {
    screen.scope.task(self) { viewModel in
      guard await viewModel.form.validate() else { return }
      viewModel.screen.send(.didOrder(viewModel.items.count))
    }
  }

  func cancelButtonTapped() { screen.send(.didCancel) }
  func fileChosen(_ file: IncomingFile) { fileName = file.name }
  func remove(_ id: Int) { items.removeAll { $0.id == id } }
}

import Observation
import Testing
import Usher
import UsherPreviews
import UsherTesting

@MainActor
@Suite("Previews")
struct PreviewTests {
  @Observable
  final class OrderModel: ViewModel {
    enum Event { case didPay(Int) }

    private(set) var isReady = false
    private(set) var payments = 0
    private let screen: Screen<Event>

    init(screen: Screen<Event>) { self.screen = screen }

    func getReady() { isReady = true }
    func getBusy() { isReady = false }
    func pay() {
      payments += 1
      screen.send(.didPay(payments))
    }
  }

  final class AboutModel: ViewModel {}

  nonisolated private static let order = Preview("Order", "ready to pay") { OrderModel(screen: $0) }
  nonisolated private static let about = Preview("About", "Über alles!") { AboutModel() }

  @Test("the id is a part of an address, made of the view and the state")
  func ids() {
    #expect(Self.order.id == "order-ready-to-pay")
    #expect(Self.about.id == "about-über-alles")
    #expect(Self.order.name == "Order, ready to pay")
  }

  @Test("the type of the view model is known")
  func types() {
    #expect(Self.order.viewModelType == ObjectIdentifier(OrderModel.self))
    #expect(Self.about.viewModelName == "AboutModel")
  }

  @Test("previews of a view are together, in the order in which the views come first")
  func byView() {
    let other = Preview("Order", "paid") { OrderModel(screen: $0) }
    let views = [Self.order, Self.about, other].byView
    #expect(views.map(\.view) == ["Order", "About"])
    #expect(views.first?.previews.map(\.state) == ["ready to pay", "paid"])
  }

  @Test("each time another view model is made, whose events are told in words")
  func viewModel() throws {
    let window = TestWindow()
    var events: [String] = []
    let first = window.viewModel(of: Self.order) { events.append($0) }
    let second = window.viewModel(of: Self.order)
    #expect(first !== second)
    try #require(first as? OrderModel).pay()
    #expect(events == ["didPay(1)"])
    window.close()
  }

  @Test("an act is done at once if it is possible")
  func actingAtOnce() {
    let window = TestWindow()
    let screen: Screen<OrderModel.Event> = window.screen()
    #expect(OrderModel(screen: screen).acting(on: screen) { $0.pay() }.payments == 1)
    window.close()
  }

  @Test("an act waits until it is possible, and is done once")
  func actingLater() async throws {
    let window = TestWindow()
    let screen: Screen<OrderModel.Event> = window.screen()
    let order = OrderModel(screen: screen).acting(on: screen, once: \.isReady) { $0.pay() }
    #expect(order.payments == 0)
    order.getReady()
    while order.payments == 0 { await Task.yield() }
    order.getBusy()
    for _ in 0..<20 { await Task.yield() }
    order.getReady()
    for _ in 0..<20 { await Task.yield() }
    #expect(order.payments == 1)
    window.close()
  }

  @Test("who is silent ends with the task")
  func silence() async {
    let task = Task { try await Silence.untilCancelled() }
    for _ in 0..<20 { await Task.yield() }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}

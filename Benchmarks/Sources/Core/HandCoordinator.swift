/// What one would write without a library: an array of screens, closures for what they tell, and one for the host.
final class HandCoordinator {
  final class Screen {
    let model = ItemModel(bytes: 0)
    var didSelect: ((Int) -> Void)?
  }

  private(set) var stack: [Screen] = []
  private(set) var others: [Screen] = []
  var didChange: ([Screen]) -> Void = { _ in }

  init(others count: Int) {
    others = (0..<count).map { _ in Screen() }
    push(0)
  }

  func push(_ id: Int) {
    let screen = Screen()
    screen.didSelect = { [weak self] in self?.push($0) }
    stack.append(screen)
    didChange(stack)
  }

  func pop() {
    stack.removeLast()
    didChange(stack)
  }

  func popToStart() {
    stack.removeLast(stack.count - 1)
    didChange(stack)
  }

  /// What a host calls when the person does something.
  func perform(_ action: () -> Void) { action() }
}

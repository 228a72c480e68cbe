/// The detours on which the person is, and the answers that nobody has waited for yet.
final class Detours {
  typealias Waiter = DeviceWaiter<DetourAnswer?>

  /// The number of answers that are kept until somebody waits for them. More can only come from a broken browser.
  private static let mostUnclaimed = 4

  private var waiting: [String: Waiter] = [:]
  private var unclaimed: [(token: String, answer: DetourAnswer)] = []
  /// Whether the person is back, and no site has answered, before anybody waited for it.
  private var isBack = false

  var isEmpty: Bool { waiting.isEmpty }

  /// Lets a call wait for a detour, in place of an earlier call.
  func add(_ waiter: Waiter, _ detour: Detour) {
    waiting[detour.token]?.settle(nil)
    waiting[detour.token] = waiter
  }

  func remove(_ waiter: Waiter, _ detour: Detour) {
    waiter.settle(nil)
    if waiting[detour.token] === waiter { waiting[detour.token] = nil }
  }

  /// Returns an answer that came before somebody waited for it.
  func claim(_ detour: Detour) -> DetourAnswer? {
    guard let index = unclaimed.firstIndex(where: { $0.token == detour.token }) else { return nil }
    return unclaimed.remove(at: index).answer
  }

  /// Notes that the person leaves on a detour.
  func begin() { isBack = false }

  /// Returns whether the person came back without an answer before somebody waited for it, once.
  func claimReturn() -> Bool {
    defer { isBack = false }
    return isBack
  }

  func answer(_ token: String, _ answer: DetourAnswer) {
    if let waiter = waiting.removeValue(forKey: token) { return waiter.settle(.some(answer)) }
    unclaimed.append((token, answer))
    if unclaimed.count > Self.mostUnclaimed { unclaimed.removeFirst() }
  }

  /// Answers that the person is back, and no site has answered.
  func answerNothing() {
    let all = waiting
    waiting = [:]
    isBack = all.isEmpty
    for waiter in all.values { waiter.settle(.some(nil)) }
  }

  /// Ends all calls without an answer.
  func end() {
    let all = waiting
    waiting = [:]
    unclaimed = []
    isBack = false
    for waiter in all.values { waiter.settle(nil) }
  }
}

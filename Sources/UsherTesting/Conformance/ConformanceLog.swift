import Usher

/// What the coordinators share: numbers for screens, who lives, and who was told of which end.
///
/// Coordinators are made for links that come to nothing, too. Numbers, as the model has them, go only to those that were
/// shown, or whose end was told.
final class ConformanceLog {
  var screens = 0
  var isSignedIn = false
  /// How much work that waits for something has begun, and how much is over.
  var begunWork = 0
  var endedWork = 0
  /// How many times the end of each flow was told, and whether with a result; by number.
  var ends: [Int: [Bool]] {
    Dictionary(
      uniqueKeysWithValues: told.compactMap { key, ends in numbers[key].map { ($0, ends) } }
    )
  }

  private var coordinators: [Weak] = []
  private var told: [Int: [Bool]] = [:]
  private var numbers: [Int: Int] = [:]
  private var keys: [Int] = []
  /// Those that may still come to be shown.
  private var pending: [Int] = []

  private struct Weak { weak var coordinator: ConformanceCoordinator? }

  func nextKey() -> Int { coordinators.count }

  func register(_ coordinator: ConformanceCoordinator) {
    pending.append(coordinators.count)
    coordinators.append(Weak(coordinator: coordinator))
  }

  /// A child of a slot has ended: of those it has started the first that is over and wasn't told of.
  func ended(_ started: [Int], isFinished: Bool) {
    let over = started.first { key in
      told[key] == nil && coordinators[key].coordinator?.flow.hasEnded == true
    }
    told[over ?? started.last ?? 0, default: []].append(isFinished)
  }

  /// Gives numbers to those that were shown in the last step.
  func number() {
    pending.removeAll { key in
      let coordinator = coordinators[key].coordinator
      guard told[key] != nil || coordinator?.flow.hasEnded == false else {
        return coordinator == nil
      }
      numbers[key] = keys.count
      keys.append(key)
      return true
    }
  }

  /// The coordinator with a number, while it lives.
  func coordinator(_ number: Int) -> ConformanceCoordinator? {
    keys.indices.contains(number) ? coordinators[keys[number]].coordinator : nil
  }
}

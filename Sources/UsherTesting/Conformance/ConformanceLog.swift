import Usher

/// The data that all coordinators of a run share: the numbers of screens, the coordinators, and the reported ends of
/// flows.
///
/// A link that fails may have made coordinators that are never shown. So only coordinators that were shown, or whose
/// end was reported, get one of the flow numbers that the model uses.
final class ConformanceLog {
  var screens = 0
  var isSignedIn = false
  /// The number of pieces of work that have begun to wait for a child or an answer.
  var begunWork = 0
  /// The number of pieces of this work that have ended.
  var endedWork = 0
  /// The reported ends of each flow, by the flow's number. The list has an element for each report: `true` when the
  /// flow has ended with a result, `false` when it was cancelled.
  var ends: [Int: [Bool]] {
    Dictionary(
      uniqueKeysWithValues: told.compactMap { key, ends in numbers[key].map { ($0, ends) } }
    )
  }

  private var coordinators: [Weak] = []
  private var told: [Int: [Bool]] = [:]
  private var numbers: [Int: Int] = [:]
  private var keys: [Int] = []
  /// The keys of coordinators that have no number yet and may still be shown.
  private var pending: [Int] = []

  private struct Weak { weak var coordinator: ConformanceCoordinator? }

  func nextKey() -> Int { coordinators.count }

  func register(_ coordinator: ConformanceCoordinator) {
    pending.append(coordinators.count)
    coordinators.append(Weak(coordinator: coordinator))
  }

  /// Records the end of a slot's child: of the coordinators that the slot has started, the first one whose flow has
  /// ended and has no recorded end.
  func ended(_ started: [Int], isFinished: Bool) {
    let over = started.first { key in
      told[key] == nil && coordinators[key].coordinator?.flow.hasEnded == true
    }
    told[over ?? started.last ?? 0, default: []].append(isFinished)
  }

  /// Gives numbers to the coordinators that were shown, or whose end was reported, in the last step.
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

  /// Returns the coordinator that has this flow number; `nil` when there is none, or when it isn't in memory any more.
  func coordinator(_ number: Int) -> ConformanceCoordinator? {
    keys.indices.contains(number) ? coordinators[keys[number]].coordinator : nil
  }
}

import GTK

/// Counts what GTK holds of this program, so that a test can tell that nothing is left of a screen.
///
/// ```swift
/// let before = Census.now()
/// openAndClose()
/// await Census.settle(to: before)
/// #expect(Census.now() == before)
/// ```
///
/// Used on the main actor.
@MainActor public struct Census: Equatable {
  /// The widgets, lists and watchers of the host's that GTK has, whether something in Swift holds them or not.
  public let objects: Int
  /// The closures that GTK can call.
  public let closures: Int

  /// Returns the numbers of this moment. Objects that were made before the first call aren't counted.
  public static func now() -> Census {
    GObject.isCounting = true
    return Census(objects: GObject.count, closures: Callback.count)
  }

  /// Lets GTK do what it has to do, such as ending a movement, until there is no more than at an earlier moment.
  ///
  /// - Parameters:
  ///   - earlier: the earlier numbers.
  ///   - limit: the longest time to wait.
  public static func settle(to earlier: Census, upTo limit: Duration = .seconds(5)) async {
    let end = ContinuousClock.now + limit
    var turns = 0
    while ContinuousClock.now < end {
      let census = now()
      if census.objects <= earlier.objects, census.closures <= earlier.closures { return }
      turns += 1
      // Most is done in a few turns.
      if turns > 100 { await MainLoop.pause(1) } else { await Task.yield() }
      MainLoop.turn()
    }
  }
}

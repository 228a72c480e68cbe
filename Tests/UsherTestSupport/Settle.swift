package import Testing

/// Lets other work run until something has happened; what never happens is an issue.
package func settle(
  _ hasHappened: () -> Bool,
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  let end = ContinuousClock.now + .seconds(60)
  var looks = 0
  while !hasHappened() {
    guard looks < 1000 || ContinuousClock.now < end else {
      Issue.record("It never happened.", sourceLocation: sourceLocation)
      return
    }
    looks += 1
    if looks < 100 { await Task.yield() } else { try? await Task.sleep(for: .milliseconds(1)) }
  }
}

/// Times of one thing, of which the middle one counts: machines have moods.
struct Samples {
  private var times: [Duration] = []

  mutating func add(_ time: Duration) { times.append(time) }

  var median: Duration {
    times.isEmpty ? .zero : times.sorted()[times.count / 2]
  }
}

/// How long something takes that doesn't suspend, as one of so many times.
func time(of repetitions: Int, _ body: () -> Void) -> Duration {
  let start = ContinuousClock.now
  for _ in 0..<repetitions { body() }
  return start.duration(to: .now) / repetitions
}

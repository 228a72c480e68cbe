/// What a process that has ended was doing, as the file tells that it left behind.
struct EndedProcess {
  /// The path of the file.
  let path: String
  /// The program that the process ran.
  var program = ""
  /// The work whose thread ended the process.
  var culprits: Set<Work> = []
  /// The events that weren't stored, if the process ended in a thread of unknown work. Restored pages aren't suspects:
  /// when a process ends soon after its start, all pages have just been restored.
  var suspects: Set<Work> = []

  /// A process whose file can't be read.
  init(path: String) { self.path = path }

  init(path: String, program: String, signal: UInt32, entries: [RunningWork.Entry]) {
    self.path = path
    self.program = program
    // Who ended without a fatal signal was stopped from outside, or wanted to end.
    guard signal != 0 else { return }
    culprits = Set(entries.filter(\.isBlamed).compactMap(Work.init))
    guard culprits.isEmpty else { return }
    suspects = Set(entries.compactMap(Work.init)).filter {
      if case .event = $0 { true } else { false }
    }
  }
}

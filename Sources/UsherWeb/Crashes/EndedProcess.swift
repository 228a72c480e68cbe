/// What a process that has ended was doing, as the file tells that it left behind.
struct EndedProcess {
  /// The path of the file.
  let path: String
  /// The program that the process ran.
  var program = ""
  /// The work whose thread ended the process.
  var culprits: Set<Work> = []
  /// The work that wasn't complete, if the process ended in a thread of unknown work.
  var suspects: Set<Work> = []

  /// A process whose file can't be read.
  init(path: String) { self.path = path }

  init(path: String, program: String, signal: UInt32, entries: [RunningWork.Entry]) {
    self.path = path
    self.program = program
    // Who ended without a fatal signal was stopped from outside, or wanted to end.
    guard signal != 0 else { return }
    culprits = Set(entries.filter(\.isBlamed).compactMap(Work.init))
    if culprits.isEmpty { suspects = Set(entries.compactMap(Work.init)) }
  }
}

import Foundation

extension GTKProgram {
  /// What a person types in place of addresses: a question for help, or options that there aren't. An address never begins
  /// with “-”.
  ///
  /// - Returns: the code with which the program ends at once; `nil` if there are only addresses.
  func answerOptions(in arguments: [String]) -> Int32? {
    guard !isService || arguments.isEmpty else {
      onProblem("A service is told its addresses when it runs, and takes none.")
      return 64
    }
    guard let option = arguments.first(where: { $0.hasPrefix("-") }) else { return nil }
    let program =
      CommandLine.arguments.first.map { URL(fileURLWithPath: $0).lastPathComponent } ?? name
    let usage = """
      Usage: \(program) [ADDRESS …]
      Opens each address in a window. Without any, the windows of the last time are there again, or a new one.
      """
    guard option != "--help", option != "-h" else {
      print(usage)
      return 0
    }
    onProblem("\(program) has no option “\(option)”.\n\(usage)")
    // EX_USAGE of sysexits.
    return 64
  }
}

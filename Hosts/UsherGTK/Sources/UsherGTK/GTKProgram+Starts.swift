import Foundation
import GTK

extension GTKProgram {
  /// Opens what a start of the program asks for: this process's own, or another one's, which is answered. Before the apps
  /// are there, the other one waits.
  func take(_ start: Start) {
    guard start.isOther else { return Self.addresses(in: start.arguments).forEach { open($0) } }
    take(start.arguments) { start.answer($0, code: $1) }
  }

  func take(_ arguments: [String], answer: @escaping (_ lines: [String], _ code: Int) -> Void) {
    if let failure { return answer(["\(name) can't begin. \(failure)"], 1) }
    guard isReady else { return starts.append(WaitingStart(arguments: arguments, answer: answer)) }
    let (lines, code) = self.answer(to: arguments)
    answer(lines, code)
  }

  /// Tells the starts that wait, and those that come, why there is no program.
  func fail(_ reason: String) {
    failure = reason
    let waiting = starts
    starts = []
    for start in waiting { take(start.arguments, answer: start.answer) }
  }

  /// Opens what another start asks for.
  ///
  /// - Parameter arguments: the arguments of the start, see ``arguments(for:)``.
  /// - Returns: what the person is told where they have started it, and the code for the shell: 1 if something couldn't be
  ///   opened.
  func answer(to arguments: [String]) -> (lines: [String], code: Int) {
    var lines: [String] = []
    let (own, other) = (folderPath, arguments.dropFirst().first ?? "")
    if !own.isEmpty, !other.isEmpty, own != other {
      lines.append(
        "\(name) runs already, with the folder \(own). It opens what was asked for; \(other) isn't used. To use that one, "
          + "quit the program first."
      )
    }
    let problems = Self.addresses(in: arguments).compactMap { show($0) }
    // Who has started it by a menu sees no other window than those of this process.
    for problem in problems { tell(problem) }
    return (lines + problems, problems.isEmpty ? 0 : 1)
  }

  /// The arguments of a start with addresses: the name, the folder, and the addresses. None is taken for an option.
  func arguments(for addresses: [String]) -> [String] {
    [name, folderPath] + addresses.map(Self.argument)
  }

  /// The addresses that a start asks for; an empty one if it names none.
  private static func addresses(in arguments: [String]) -> [String] {
    let addresses = arguments.dropFirst(2)
    return addresses.isEmpty ? [""] : Array(addresses)
  }

  /// The path of the folder, written in one way by every process; empty if there is none.
  private var folderPath: String {
    data.map { URL(fileURLWithPath: $0).standardizedFileURL.resolvingSymlinksInPath().path } ?? ""
  }
}

import Foundation
import GTK

extension GTKProgram {
  /// Opens what a start of the program asks for: this process's own, or another one's, which is answered. Before the apps
  /// are there, the other one waits.
  func opened(_ start: Start) {
    guard start.isOther else {
      // A service is told later what to open.
      guard !isService else { return }
      return Self.addresses(in: start.arguments).forEach { open($0) }
    }
    guard isReady else { return starts.append(start) }
    let (lines, code) = answer(to: start.arguments)
    start.answer(lines, code: code)
  }

  /// Opens what another start asks for.
  ///
  /// - Parameter arguments: the arguments of the start, see ``arguments(for:)``.
  /// - Returns: what the person is told where they have started it, and the code for the shell: 1 if nothing is at an
  ///   address.
  func answer(to arguments: [String]) -> (lines: [String], code: Int) {
    var lines: [String] = []
    let (own, other) = (place, arguments.dropFirst().first ?? "")
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
    [name, place] + addresses.map(Self.argument)
  }

  /// The addresses that a start asks for; an empty one if it names none.
  private static func addresses(in arguments: [String]) -> [String] {
    let addresses = arguments.dropFirst(2)
    return addresses.isEmpty ? [""] : Array(addresses)
  }

  /// The folder, called in one way by every process; empty if there is none.
  private var place: String {
    data.map { URL(fileURLWithPath: $0).standardizedFileURL.resolvingSymlinksInPath().path } ?? ""
  }
}

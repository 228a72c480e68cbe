/// Why nobody new can have a name.
package enum PlayerNameProblem: Error, Hashable, Sendable {
  case blank
  /// Somebody has it, perhaps in upper or lower case.
  case taken
}

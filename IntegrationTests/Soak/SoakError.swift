/// Something that must not happen, in the words of who saw it.
struct SoakError: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

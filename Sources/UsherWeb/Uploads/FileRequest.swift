/// What a browser is told about a file that was chosen in it.
enum FileRequest: Equatable {
  /// To send its content, by the name that the request is given.
  case send(number: Int, token: String)
  /// To let go of it: its content isn't wanted, or not any more.
  case letGo(number: Int)
}

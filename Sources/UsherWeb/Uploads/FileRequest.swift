/// A request to the browser about a file that the person chose.
enum FileRequest: Equatable {
  /// Send the content of the file with this number, to a URL that contains the token.
  case send(number: Int, token: String)
  /// Release the file that has this number: its content will not be requested, or isn't wanted any more.
  case letGo(number: Int)
}

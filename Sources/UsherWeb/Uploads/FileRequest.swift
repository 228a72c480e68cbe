/// A request to the browser about a file that the person chose.
enum FileRequest: Equatable {
  /// Send the file's content, with a token in the path of the upload.
  case send(number: Int, token: String)
  /// Release the file: its content isn't wanted, or not any more.
  case letGo(number: Int)
}

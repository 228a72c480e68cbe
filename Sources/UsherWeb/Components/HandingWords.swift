/// The host's own words of the buttons that copy, share and print.
enum HandingWords {
  static let copy = "Copy"
  static let share = "Share"
  static let print = "Print"
  static let copied = "Copied"
  static let notCopied = "This couldn’t be copied."
}

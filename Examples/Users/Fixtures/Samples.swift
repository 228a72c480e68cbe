import Foundation
import UsersModel
import UsherPreviews

extension [User] {
  /// So many that they come in several pages.
  static let many = (1...45).map {
    User(id: $0, name: "Person \($0)", email: "person\($0)@example.org")
  }
  static let long = [
    User(id: 1, name: LongText.sentence, email: "\(LongText.word)@example.org"),
    User(id: 2, name: LongText.word, email: nil),
  ]
}

extension [StoredFile] {
  static let some = [
    file("notes.md", 1_234), file("plan.txt", 12), file("summer.mov", 812_000_000),
  ]
  static let long = [file(LongText.sentence, 999_000_000_000), file("\(LongText.word).pdf", 1)]

  private static func file(_ name: String, _ size: Int64) -> StoredFile {
    StoredFile(id: name, name: name, size: size, date: Date(timeIntervalSince1970: 1_475_841_600))
  }
}

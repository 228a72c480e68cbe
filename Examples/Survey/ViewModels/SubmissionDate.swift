import Foundation

/// The text of a submission's date: “November 22, 2026 at 6:30 PM”.
enum SubmissionDate {
  static func text(of date: Date, _ locale: Locale) -> String {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.dateStyle = .long
    formatter.timeStyle = .short
    return formatter.string(from: date)
  }
}

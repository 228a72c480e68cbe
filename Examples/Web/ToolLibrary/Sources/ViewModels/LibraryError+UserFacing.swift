import ToolLibraryModel
import Usher

/// What the person reads.
extension LibraryError: UserFacingError {
  package var userMessage: String {
    switch self {
    case .notRead: "The loans can’t be read."
    case .notStored: "This couldn’t be stored. Please try again."
    case .gone: "You don’t have this tool any more."
    case .notYours: "Somebody else has borrowed this tool."
    case .past: "The first day is over. Please choose another one."
    case .tooLong(let most): "Please choose at most \(most) days, so that others get it, too."
    case .taken(let name, let days): "\(name) has it from \(days.text). Please choose other days."
    }
  }
}

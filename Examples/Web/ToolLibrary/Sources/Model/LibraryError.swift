/// The reason why the library couldn't do what it was asked for.
package enum LibraryError: Error, Equatable, CustomStringConvertible {
  /// The file is there, but can't be read or decoded.
  case notRead(file: String, reason: String)
  /// The file can't be written, for example because the disk is full.
  case notStored(String)
  /// There is no such loan any more.
  case gone
  /// The loan is somebody else's.
  case notYours
  /// The days begin before today.
  case past
  /// There are more days than anybody may have a tool.
  case tooLong(most: Int)
  /// Somebody has the tool on one of the days.
  case taken(by: String, ClosedRange<Day>)
  /// Nobody is signed in at the browser.
  case notSignedIn
  /// Nobody has the address, or the password is wrong. It isn't told which of the two.
  case wrongCredentials
  /// Somebody has joined with this address already.
  case addressTaken
  /// The address is empty, or has more than 200 bytes.
  case wrongAddress
  /// The password has less than eight characters.
  case shortPassword
  /// The password has more bytes than can be hashed. A character can have many.
  case longPassword

  /// What the log says.
  package var description: String {
    switch self {
    case .notRead(let file, let reason):
      "\(file) can't be read. To fix this, mend it, or move it away. \(reason)"
    case .notStored(let reason): "The file can't be written. \(reason)"
    case .gone: "The loan doesn't exist any more."
    case .notYours: "The loan is somebody else's."
    case .past: "The first day is in the past."
    case .notSignedIn: "Nobody is signed in."
    case .wrongCredentials: "The address or the password is wrong."
    case .addressTaken: "The address has an account."
    case .wrongAddress: "The address is empty or too long."
    case .shortPassword: "The password is too short."
    case .longPassword: "The password is too long."
    case .tooLong(let most): "The days are more than \(most)."
    case .taken(let name, let days):
      "\(name) has the tool from \(days.lowerBound.rawValue) to \(days.upperBound.rawValue)."
    }
  }
}

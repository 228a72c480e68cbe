import RESTErrors
import Testing
import UsersModel
import UsersViewModels
import Usher

@Suite("Users: messages")
struct MessageTests {
  @Test(
    "each code of the files has words for the person",
    arguments: [
      (
        FilesError.premiumOnly(limit: 1_000_000_000),
        "Only premium customers may store files above 1 GB."
      ),
      (.emptyName, "This file has no name. Please give it one and try again."),
      (.sizeMismatch, "The file didn’t arrive completely. Please try again."),
      (.unknownFile, "This file isn’t there any more."),
      (.storage("disk full"), "The file couldn’t be stored. Please try again later."),
    ]
  )
  func words(error: FilesError, message: String) {
    #expect(error.userMessage == message)
  }

  @Test("who there isn't is told as that, and trying again can't help")
  func unknownUser() {
    #expect(UsersError.unknownUser.userMessage == "There is no such user.")
    #expect(!UsersError.unknownUser.canRetry && UsersError.service(.timedOut).canRetry)
  }
}

package import CloudyModel
import RESTErrors
import Usher

/// The messages for people: the model gives a code, ``CloudyWords`` has the words.
extension LocationError: UserFacingError {
  /// The message in English. In other languages see ``CloudyWords/telling(_:)``.
  package var userMessage: String { EnglishWords().message(self) }

  /// Whether trying again can help: everything but a damaged list of places.
  package var canRetry: Bool { if case .bundle = self { false } else { true } }
}

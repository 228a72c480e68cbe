public import Observation
public import Usher

/// Fields of text, each in one of its states.
@Observable
public final class FieldsViewModel: ViewModel {
  public let title = GalleryPage.fields.title

  public var empty = ""
  public var withPlaceholder = ""
  public var filled = "Ada Lovelace"
  public var long = """
    A text that is longer than the field is wide, so that its end is out of sight until somebody goes there
    """
  public var password = "correct horse"
  public var email = "ada@example.com"
  public var address = "https://www.swift.org"
  public var rightToLeft = "آدا لوفلايس"
  public var wrong = "ada at example"
  public let required = Field("", .required("Please enter your name."))

  public var emptyArea = ""
  public var filledArea = "Two lines,\nof which this is the second."
  public var longArea = String(repeating: "There is more here than there is room for. ", count: 12)
  public let shortArea = Field("Too long by far.", .length(...10, "Use at most 10 characters."))

  private let screen: Screen<Event>

  /// An event that the screen sends to its coordinator.
  package enum Event { case didPressFocus }

  package init(screen: Screen<Event>) {
    self.screen = screen
    required.touch()
    shortArea.touch()
  }

  /// The reason why ``wrong`` isn't an email address; `nil` if it is one.
  public var problem: String? { wrong.contains("@") ? nil : "An email address has an @ in it." }

  /// Call when the row of the screen with the focused field was pressed.
  public func focusButtonTapped() { screen.send(.didPressFocus) }
}

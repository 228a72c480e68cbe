import GalleryViewModels
import Usher

extension PromptSample {
  /// Shows a prompt of this kind.
  ///
  /// - Parameter tell: called after the answer, with the answer in words.
  func ask(in flow: Flow<some Route, some Any>, then tell: @escaping (String) -> Void) {
    switch self {
    case .alert:
      flow.ask(.alert("The letter was sent", message: "It arrives tomorrow.")) {
        tell("The alert was read.")
      }
    case .longAlert:
      flow.ask(.alert(Self.longTitle, message: Self.longMessage, button: "I Have Read All of It")) {
        tell("The long alert was read.")
      }
    case .confirm:
      flow.ask(.confirm("Send the letter now?", message: Self.postage, confirm: "Send")) {
        tell($0 ? "It is to be sent." : "It isn’t to be sent.")
      }
    case .destructive:
      flow.ask(
        .confirm(
          "Delete the letter?",
          message: "It can’t be brought back.",
          confirm: "Delete",
          isDestructive: true,
          cancel: "Keep It"
        )
      ) {
        tell($0 ? "It is to be deleted." : "It is to be kept.")
      }
    case .text:
      flow.ask(
        .text("Rename the letter", label: "Name", text: "Letter 1", placeholder: "Name", ok: "Save")
      ) {
        tell($0.map { "It is called “\($0)” now." } ?? "It isn’t renamed.")
      }
    case .rules:
      flow.ask(
        .text(
          "Seal the letter",
          message: "Whoever opens it has to know the word.",
          label: "Word",
          ok: "Seal",
          .required("Please enter a word."),
          .length(4...8, "Use 4 to 8 letters."),
          .matches(/[a-z]+/, "Use small letters only.")
        )
      ) {
        tell($0.map { "It is sealed by “\($0)”." } ?? "It isn’t sealed.")
      }
    case .choice:
      flow.ask(.choice("How should it travel?", Self.ways)) {
        tell($0.map { "It goes by \($0)." } ?? "It goes no way at all.")
      }
    case .longChoice:
      flow.ask(.choice("On which day?", message: "All of them are free.", Self.days)) {
        tell($0.map { "It goes on day \($0)." } ?? "It goes on no day.")
      }
    }
  }

  private static let postage = "It costs one stamp."
  private static let ways: KeyValuePairs = [
    "By Train": "train", "By Ship": "ship", "By Pigeon": "pigeon",
  ]
  private static let days: KeyValuePairs = [
    "Monday": 1, "Tuesday": 2, "Wednesday": 3, "Thursday": 4, "Friday": 5, "Saturday": 6,
    "Sunday": 7, "On Any of Them, Whichever Is the Quickest": 8,
  ]
  private static let longTitle = "Something happened that takes more than a few words to tell"
  private static let longMessage = String(
    repeating: """
      A question should be short. Where it can’t be, all of it can be read, and its buttons can be \
      reached, however small the window is. 
      """,
    count: 8
  )
}

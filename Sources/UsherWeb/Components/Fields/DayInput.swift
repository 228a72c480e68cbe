import Foundation
import Usher

/// A field for a day whose label is a word of the host.
struct DayInput: Component {
  let word: HostWord
  let day: ValueBinding<Date?>
  let timeZone: TimeZone
  let range: ClosedRange<Date>?
  let isDisabled: Bool
  var messageID: String?
  let left: () -> Void

  var body: some HTML {
    UsherWeb.label {
      span { HostText(word) }
      DayElement(
        day: day,
        timeZone: timeZone,
        range: range,
        isDisabled: isDisabled,
        messageID: messageID,
        left: left
      )
    }
    .class("field")
  }
}

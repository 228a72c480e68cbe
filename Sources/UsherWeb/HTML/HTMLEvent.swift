/// What a person does with an element.
public enum HTMLEvent: Sendable {
  /// Clicks or taps it, or presses Return on it.
  case click
  /// Submits a form by its button or by Return.
  case submit
  /// Types into a field.
  case input
  /// Changes a field for good.
  case change
  /// Leaves a field.
  case blur
  /// Comes near it by scrolling, without doing anything: what is needed there can be fetched. It comes again each second
  /// as long as the person stays near.
  case appear

  var name: StaticString {
    switch self {
    case .click: "@click"
    case .submit: "@submit"
    case .input: "@input"
    case .change: "@change"
    case .blur: "@blur"
    case .appear: "@appear"
    }
  }
}

/// The part of a field that a binding shows.
public enum FieldProperty: Sendable {
  /// A field's text.
  case value
  /// Whether a checkbox or switch is on.
  case checked
  /// A text area's text.
  case content

  var marker: StaticString {
    switch self {
    case .value, .content: ".value"
    case .checked: ".checked"
    }
  }
}

/// An action of the person on an element.
///
/// ```swift
/// button { "Buy" }.on(.click, viewModel.buyButtonTapped)
/// ```
public enum HTMLEvent: Sendable {
  /// The person clicks or taps the element, or presses Return on it.
  case click
  /// The person submits a form by its button or by Return.
  case submit
  /// The person types into a field.
  case input
  /// The person completes a change of a field: chooses an option, or leaves a text that was changed.
  case change
  /// The person leaves a field.
  case blur
  /// The element is seen, or less than half a screen away, so that the app can fetch more content for it. The event
  /// is sent again each second as long as the element stays there.
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

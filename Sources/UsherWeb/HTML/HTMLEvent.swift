/// An action of the person on an element, or the appearance of an element (``appear``).
///
/// ```swift
/// button { "Buy" }.on(.click, viewModel.buyButtonTapped)
/// ```
public enum HTMLEvent: Sendable {
  /// The person clicks or taps the element, or presses Return on it.
  case click
  /// The person submits a form by its button or by Return. The app's rules judge the form: it gets the attribute
  /// `novalidate`, so the browser's own checks don't stop it.
  case submit
  /// The person types into a field.
  case input
  /// The person completes a change of a field: chooses an option, or leaves a text field after changing its text.
  case change
  /// The person leaves a field.
  case blur
  /// The element is visible or less than half a screen away, so that the app can fetch more content. The handler is
  /// called again each second while this remains true.
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

/// What a binding shows in a field: its text or its state.
public enum FieldProperty: Sendable {
  /// The text of an `<input>` or `<select>` element.
  case value
  /// Whether a checkbox, radio button or switch is on.
  case checked
  /// The text of a `<textarea>` element.
  case content

  var marker: StaticString {
    switch self {
    case .value, .content: ".value"
    case .checked: ".checked"
    }
  }
}

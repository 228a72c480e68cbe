public import Usher

/// A switch, with its label.
///
/// ```swift
/// Toggle("Notifications", bind(\.isOn))
/// ```
public struct Toggle: Component {
  private let label: String
  private let isOn: ValueBinding<Bool>
  private let isDisabled: Bool

  /// Makes a switch.
  ///
  /// - Parameters:
  ///   - label: the text beside the switch.
  ///   - isOn: the state that the switch shows and writes.
  ///   - isDisabled: whether the state can't be changed now.
  public init(_ label: String, _ isOn: ValueBinding<Bool>, isDisabled: Bool = false) {
    self.label = label
    self.isOn = isOn
    self.isDisabled = isDisabled
  }

  /// The label and the switch.
  public var body: some HTML {
    UsherWeb.label {
      span { label }
      input().attribute("type", "checkbox").attribute("role", "switch").disabled(isDisabled)
        .checked(isOn)
    }
    .class("control")
  }
}

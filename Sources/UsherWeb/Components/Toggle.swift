public import Usher

/// A switch, with its label.
public struct Toggle: Component {
  private let label: String
  private let isOn: ValueBinding<Bool>
  private let isDisabled: Bool

  /// A switch.
  ///
  /// - Parameters:
  ///   - label: what is on or off.
  ///   - isOn: what it shows and changes.
  ///   - isDisabled: whether it can't be changed now.
  public init(_ label: String, _ isOn: ValueBinding<Bool>, isDisabled: Bool = false) {
    self.label = label
    self.isOn = isOn
    self.isDisabled = isDisabled
  }

  /// Label and switch.
  public var body: some HTML {
    UsherWeb.label {
      span { label }
      input().attribute("type", "checkbox").attribute("role", "switch").disabled(isDisabled)
        .checked(isOn)
    }
    .class("control")
  }
}

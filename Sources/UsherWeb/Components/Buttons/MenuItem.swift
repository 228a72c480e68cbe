/// A command in a ``Menu``.
public struct MenuItem {
  let title: String
  let symbol: Symbol?
  let isDestructive: Bool
  let isDisabled: Bool
  let action: () -> Void

  /// Makes a command.
  ///
  /// - Parameters:
  ///   - title: the text of the command.
  ///   - symbol: the symbol before it; `nil` for none.
  ///   - isDestructive: whether the command destroys something, for example deletes it.
  ///   - isDisabled: whether the command can't be used now.
  ///   - action: called when the person chooses the command.
  public init(
    _ title: String,
    symbol: Symbol? = nil,
    isDestructive: Bool = false,
    isDisabled: Bool = false,
    action: @escaping () -> Void
  ) {
    self.title = title
    self.symbol = symbol
    self.isDestructive = isDestructive
    self.isDisabled = isDisabled
    self.action = action
  }
}

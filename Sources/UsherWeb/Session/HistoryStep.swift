import Usher

/// A change that the browser has to make in its history, so that the history fits the screens.
///
/// A step leads to an entry by its index, not by a distance. It says what the server knew when it was made: if the
/// browser has moved since then, it doesn't take the step (see ``BrowserHistory``).
struct HistoryStep: Equatable {
  enum Kind {
    /// Adds an entry after the present one, in place of those that are there.
    case push
    /// Gives the present entry another address and index.
    case replace
    /// Goes to an entry, and gives it the address if it has another one.
    case go
  }

  var kind: Kind
  /// The entry as it is after the step.
  var item: BrowserHistory.Item
  /// The index of that entry.
  var index: Int
  /// The number of this step since the browser's newest move, from 1.
  var number: Int
  /// How many moves of the browser the server knew of.
  var moves: Int

  /// Returns one step that does the same as this one and then the next; `nil` if there is none.
  func joined(with next: Self) -> Self? {
    // The browser won't take this step: it has moved, and the next step knows of it.
    guard next.moves == moves else { return next }
    switch (kind, next.kind) {
    case (.replace, .replace), (.go, .go): return next
    case (.push, .replace), (.go, .replace):
      var both = next
      both.kind = kind
      return both
    default: return nil
    }
  }

  /// Appends the step as an operation on the browser itself.
  func write(to out: inout [UInt8]) {
    let control: PageControl =
      switch kind {
      case .push: .push
      case .replace: .replace
      case .go: .go
      }
    out += [0, control.rawValue]
    out.append(text: item.path)
    out.append(varint: index)
    out.append(varint: moves)
    out.append(varint: number)
  }
}

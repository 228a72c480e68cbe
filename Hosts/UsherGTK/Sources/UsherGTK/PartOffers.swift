/// What parts of a screen do for keys of its window. The last part that offers something does it, until it ends.
@MainActor final class PartOffers {
  /// Puts the keyboard into the field that searches; `false` if there is none now.
  private(set) var search: () -> Bool = { false }
  /// Undoes what was done last; `false` if there is nothing.
  private(set) var undo: () -> Bool = { false }

  func offer(until context: PartContext, search: @escaping () -> Bool) {
    self.search = search
    context.onEnd { [weak self] in self?.search = { false } }
  }

  func offer(until context: PartContext, undo: @escaping () -> Bool) {
    self.undo = undo
    context.onEnd { [weak self] in self?.undo = { false } }
  }
}

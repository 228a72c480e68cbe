/// What parts of a screen do for keys of its window. The newest part that is there does it.
@MainActor final class PartOffers {
  private typealias Offer = (context: ObjectIdentifier, act: () -> Bool)

  private var searches: [Offer] = []
  private var undos: [Offer] = []

  /// Puts the keyboard into the field that searches; `false` if there is none now.
  func search() -> Bool { searches.reversed().contains { $0.act() } }
  /// Undoes what was done last; `false` if there is nothing.
  func undo() -> Bool { undos.reversed().contains { $0.act() } }

  func offer(until context: PartContext, search: @escaping () -> Bool) {
    let key = ObjectIdentifier(context)
    searches.append((key, search))
    context.onEnd { [weak self] in self?.searches.removeAll { $0.context == key } }
  }

  func offer(until context: PartContext, undo: @escaping () -> Bool) {
    let key = ObjectIdentifier(context)
    undos.append((key, undo))
    context.onEnd { [weak self] in self?.undos.removeAll { $0.context == key } }
  }
}

package import CloudyModel

/// A change of the stored data: how it is shown at once, how it is stored, and what happens if
/// storing fails.
///
/// `show` may be applied to data that contains the change already, so applying it twice must have
/// the same result as once.
package struct SavedChange {
  let show: (inout Saved) -> Void
  let store: (_ store: any PlaceStore, _ visitor: String) async throws -> Void
  let failed: () -> Void

  init(
    show: @escaping (inout Saved) -> Void,
    store: @escaping (_ store: any PlaceStore, _ visitor: String) async throws -> Void,
    failed: @escaping () -> Void = {}
  ) {
    self.show = show
    self.store = store
    self.failed = failed
  }

  /// Returns a change to the place whose weather is shown; `nil` means the person's position.
  package static func choose(_ choice: Location?) -> SavedChange {
    SavedChange {
      $0.choice = choice
    } store: { store, visitor in
      try await store.setChoice(choice, of: visitor)
    }
  }

  /// Returns a change that adds a favourite at the end.
  static func add(_ location: Location) -> SavedChange {
    SavedChange {
      $0.insert(location, at: .max)
    } store: { store, visitor in
      try await store.add(location, of: visitor)
    }
  }

  static func move(_ location: Location, to target: Int) -> SavedChange {
    SavedChange {
      $0.move(location, to: target)
    } store: { store, visitor in
      // Another page may have changed the order meanwhile.
      let favorites = try await store.favorites(of: visitor)
      guard let source = favorites.firstIndex(of: location) else { return }
      try await store.move(from: source, to: target, of: visitor)
    }
  }

  static func notations(_ change: @escaping (inout Notations) -> Void) -> SavedChange {
    SavedChange {
      change(&$0.notations)
    } store: { store, visitor in
      // Another page may have changed the other settings meanwhile.
      var notations = try await store.notations(of: visitor)
      change(&notations)
      try await store.setNotations(notations, of: visitor)
    }
  }
}

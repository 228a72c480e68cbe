package import CloudyModel

/// A change of what is stored: how it shows at once, how it is stored, and what to do if that fails.
///
/// It may show over what has it already, so it has to come to the same a second time.
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

  /// Shows another place's weather from now on; that of where the person is, with `nil`.
  package static func choose(_ choice: Location?) -> SavedChange {
    SavedChange {
      $0.choice = choice
    } store: { store, visitor in
      try await store.setChoice(choice, of: visitor)
    }
  }

  /// Keeps a place.
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
      // Another page may have changed the others meanwhile.
      var notations = try await store.notations(of: visitor)
      change(&notations)
      try await store.setNotations(notations, of: visitor)
    }
  }
}

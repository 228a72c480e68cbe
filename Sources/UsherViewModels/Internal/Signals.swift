import Observation

/// Tells who observes a generic class of changes to its properties, each by a key path of its own.
///
/// What `@Observable` writes uses the class's own key paths, and those of a generic class are looked up by name at
/// each access, which takes a microsecond.
final class Signals: Observable {
  private let registrar = ObservationRegistrar()

  var first: Void { () }
  var second: Void { () }
  var third: Void { () }
  var fourth: Void { () }

  /// A property was read.
  func read(_ property: KeyPath<Signals, Void>) { registrar.access(self, keyPath: property) }

  /// A property is written by `change`.
  func write(_ property: KeyPath<Signals, Void>, _ change: () -> Void) {
    registrar.withMutation(of: self, keyPath: property, change)
  }
}

import Observation

/// Observation for the properties of a generic class, with a key path of this class for each of them.
///
/// The code that `@Observable` generates uses the key paths of the class itself. Those of a generic class are looked
/// up by name at each access, which takes a microsecond.
final class Signals: Observable {
  private let registrar = ObservationRegistrar()

  var first: Void { () }
  var second: Void { () }
  var third: Void { () }
  var fourth: Void { () }

  /// Registers that a property is read.
  func read(_ property: KeyPath<Signals, Void>) { registrar.access(self, keyPath: property) }

  /// Calls `change`, which writes a property, and notifies the observers.
  func write(_ property: KeyPath<Signals, Void>, _ change: () -> Void) {
    registrar.withMutation(of: self, keyPath: property, change)
  }
}

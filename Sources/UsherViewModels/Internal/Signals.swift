import Observation

/// Observation for the properties of a generic class: each of its properties is represented by a property of this
/// class, which isn't generic.
///
/// The code that `@Observable` generates uses key paths of the observed class. The key paths of a generic class are
/// looked up by name at each access, which takes a microsecond.
final class Signals: Observable {
  private let registrar = ObservationRegistrar()

  var first: Void { () }
  var second: Void { () }
  var third: Void { () }
  var fourth: Void { () }

  /// Registers that the property is read. Call this in the getter.
  func read(_ property: KeyPath<Signals, Void>) { registrar.access(self, keyPath: property) }

  /// Calls `change`, which writes a property, and notifies the observers.
  func write(_ property: KeyPath<Signals, Void>, _ change: () -> Void) {
    registrar.withMutation(of: self, keyPath: property, change)
  }
}

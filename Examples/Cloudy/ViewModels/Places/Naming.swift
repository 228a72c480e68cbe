import CloudyModel
import Usher

/// Finds out what a place is called, and in which time zone it is; goes on without that when it takes
/// long, as while the gazetteer is built.
final class Naming {
  private let names: any PlaceNaming
  private let scope: Scope
  private var newest = 0
  private var tasks: [ScopeTask] = []

  private static let patience = Duration.milliseconds(500)

  init(_ names: any PlaceNaming, scope: Scope) {
    self.names = names
    self.scope = scope
  }

  /// Calls `take` with the place once it has a name; before that without, if that takes long. What
  /// was asked for earlier isn't told any more.
  func callAsFunction(_ location: Location, then take: @escaping (Location) -> Void) {
    newest += 1
    let id = newest
    for task in tasks { task.cancel() }
    tasks = [
      scope.task(self) { await $0.name(location, id, take) },
      scope.after(Self.patience) { [weak self] in
        if self?.newest == id { take(location) }
      },
    ]
  }

  private func name(_ location: Location, _ id: Int, _ take: (Location) -> Void) async {
    let nearest = try? await names.nearest(to: location.latitude, location.longitude)
    guard id == newest, !scope.isEnded else { return }
    newest += 1
    for task in tasks { task.cancel() }
    take(nearest.map(location.named) ?? location)
  }
}

extension Location {
  /// With what is known of the place that is nearest; a name it has it keeps.
  fileprivate func named(by nearest: Location) -> Location {
    // A link to a place that is known, from elsewhere, is to that one.
    if name == nearest.name, distance(to: nearest) < 2000 { return nearest }
    return Location(
      name: name.isEmpty ? nearest.name : name,
      region: nearest.region,
      country: nearest.country,
      latitude: latitude,
      longitude: longitude,
      timeZone: nearest.timeZone
    )
  }
}

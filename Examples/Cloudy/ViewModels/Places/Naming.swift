import CloudyModel
import Usher

/// Finds the name and the time zone of a place. If that takes long, for example while the gazetteer
/// is built, continues without them.
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

  /// Finds the name of a location, and calls `take` with the location and its name, or with the
  /// location as it is if no name is found. If the search needs more than half a second, `take` is
  /// called twice: first with the location as it is, later with the result. A new call ends the
  /// earlier one: the earlier `take` isn't called any more.
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
  /// Returns the place with the region, country and time zone of the nearest known place, and with
  /// its name if it has none.
  fileprivate func named(by nearest: Location) -> Location {
    // A link to a known place, with the coordinates of another source, means the known place.
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

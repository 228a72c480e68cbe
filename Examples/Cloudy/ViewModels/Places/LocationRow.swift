package import CloudyModel

/// A place as a row shows it.
public struct LocationRow: Identifiable, Equatable, Sendable {
  public let id: String
  /// Its name, or where it is.
  public let text: String
  /// What tells it from others of that name: its region and country.
  public let detail: String

  package init(_ location: Location) {
    id = "\(location.name)@\(location.latitude),\(location.longitude)"
    text = location.text
    detail = [location.region, location.country].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// A row for what isn't known.
  init(id: String, text: String, detail: String = "") {
    self.id = id
    self.text = text
    self.detail = detail
  }

  /// What it is called in full, as "Ghent, Flanders, Belgium".
  public var title: String { detail.isEmpty ? text : "\(text), \(detail)" }
}

extension Location {
  /// Its name, or where it is: "51.401, 4.761".
  package var text: String {
    guard name.isEmpty else { return name }
    guard latitude.isFinite, longitude.isFinite else { return "Unknown Location" }
    return "\(Decimals.text(latitude, digits: 3)), \(Decimals.text(longitude, digits: 3))"
  }
}

package import CloudyModel

/// A row that shows a place.
public struct LocationRow: Identifiable, Equatable, Sendable {
  public let id: String
  /// The place's name; its coordinates if it has none.
  public let text: String
  /// The region and country, which distinguish places of the same name.
  public let detail: String

  package init(_ location: Location, _ words: any CloudyWords = EnglishWords()) {
    id = "\(location.name)@\(location.latitude),\(location.longitude)"
    text = location.text(words)
    detail = [location.region, location.country].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// Creates a row without a known place.
  init(id: String, text: String, detail: String = "") {
    self.id = id
    self.text = text
    self.detail = detail
  }

  /// The full name, for example "Ghent, Flanders, Belgium".
  public var title: String { detail.isEmpty ? text : "\(text), \(detail)" }
}

extension Location {
  /// The name, or else the coordinates: "51.401, 4.761".
  package func text(_ words: any CloudyWords = EnglishWords()) -> String {
    guard name.isEmpty else { return name }
    guard latitude.isFinite, longitude.isFinite else { return words.unknownLocation }
    return "\(Decimals.text(latitude, digits: 3)), \(Decimals.text(longitude, digits: 3))"
  }
}

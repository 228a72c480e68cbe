public import Observation
public import Usher

/// Choices of one or several of some or many.
@Observable
public final class OptionsViewModel: ViewModel {
  /// Something that can be chosen.
  public struct Option: Identifiable, Equatable, Sendable {
    public let id: String
    public let name: String
    public let detail: String?

    init(_ id: String, _ name: String, _ detail: String? = nil) {
      self.id = id
      self.name = name
      self.detail = detail
    }
  }

  public let title = GalleryPage.options.title
  public let countries = Country.all.map { Option($0, $0) }
  public var country = "Iceland"
  public let otherCountry = Field<String?>(nil, .required("Please choose a country."))

  public let deliveries = [
    Option("letter", "Letter", "3 to 5 days, free of charge"),
    Option("parcel", "Parcel", "1 to 2 days, 4,90 €"),
    Option("courier", "Courier", "Today, if you order before noon, 19,00 €"),
  ]
  public var delivery = "parcel"
  public let otherDelivery = Field<String?>(nil, .required("Please choose how we send it."))

  public let days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"].map { Option($0, $0) }
  public var chosenDays: Set = ["Tuesday", "Friday"]
  public let otherDays = Field<Set<String>>([], .must({ !$0.isEmpty }, "Please choose a day."))

  public var query = ""
  public private(set) var found: String?
  public var keywords = ["coffee", "tea", "something with many more letters than others"]
  public var noKeywords: [String] = []

  package init() {
    otherCountry.touch()
    otherDelivery.touch()
    otherDays.touch()
  }

  /// The countries that contain ``query``; at most eight.
  public var matches: [Option] {
    let query = query.lowercased()
    return Array(
      Country.all.filter { query.isEmpty || $0.lowercased().contains(query) }.prefix(8)
        .map { Option($0, $0) }
    )
  }

  /// Call when one of ``matches`` was chosen.
  public func countryChosen(_ id: Option.ID) {
    found = id
    query = id
  }

  /// Call when the field was left. A text that wasn't chosen is no choice.
  public func countryLeft() { query = found ?? "" }

  /// The found country in words; `nil` without one.
  public var notice: String? { found.map { "\($0) is chosen." } }
}

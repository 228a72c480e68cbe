public import Foundation
import MatchesModel
public import Usher

/// The date of the match, which may be unknown: some servers store no dates.
extension EditMatchViewModel {
  /// The time of the match; `nil` while it is unknown.
  public var playedAt: ValueBinding<Date>? {
    guard let known = parameters?.playedAt else { return nil }
    return ValueBinding { [weak self] in
      self?.parameters?.playedAt ?? known
    } set: { [weak self] in
      if let self, !isSaving { parameters?.playedAt = $0 }
    }
  }

  /// The time zone in which ``playedAt`` is shown.
  public var timeZone: TimeZone { formats.calendar.timeZone }

  /// The label of ``playedAt``, with the time zone if that must be told.
  public var playedAtLabel: String {
    let zone = (parameters?.playedAt).flatMap { formats.zone(at: $0) }
    return zone.map { "\(words.playedAt) (\($0))" } ?? words.playedAt
  }

  /// A notice about the date, if there is one.
  public var dateNotice: String? {
    guard let parameters else { return nil }
    guard parameters.playedAt != nil else { return words.noDateKnown }
    return keepsDates()
      ? nil
      : words.noDateKept
  }

  /// The title of the button that gives the match a date.
  public var setDateButtonTitle: String { words.setDate }

  /// Call when the person knows the date: the date begins with the current time.
  public func setDateButtonTapped() {
    if !isSaving, parameters?.playedAt == nil { parameters?.playedAt = formats.exactNow }
  }
}

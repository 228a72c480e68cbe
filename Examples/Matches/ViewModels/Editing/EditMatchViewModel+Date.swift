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

  /// A notice about the date, if there is one.
  public var dateNotice: String? {
    guard let parameters else { return nil }
    guard parameters.playedAt != nil else { return "It isn’t known when this match was played." }
    return keepsDates()
      ? nil
      : "The server tells no dates of its matches, so it may not keep this one either."
  }

  /// The title of the button that gives the match a date.
  public var setDateButtonTitle: String { "Set the Date" }

  /// Call when the person knows the date: the date begins with the current time.
  public func setDateButtonTapped() {
    if !isSaving, parameters?.playedAt == nil { parameters?.playedAt = formats.exactNow }
  }
}

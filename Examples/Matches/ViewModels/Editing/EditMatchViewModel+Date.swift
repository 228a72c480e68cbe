public import Foundation
import MatchesModel
public import Usher

/// When the match was played, which not everybody knows: some servers keep no dates.
extension EditMatchViewModel {
  /// When it was; `nil` while nobody knows.
  public var playedAt: ValueBinding<Date>? {
    guard let known = parameters?.playedAt else { return nil }
    return ValueBinding { [weak self] in
      self?.parameters?.playedAt ?? known
    } set: { [weak self] in
      if let self, !isSaving { parameters?.playedAt = $0 }
    }
  }

  /// What ``playedAt`` is shown in.
  public var timeZone: TimeZone { formats.calendar.timeZone }

  /// What there is to say about the date, if anything.
  public var dateNotice: String? {
    guard let parameters else { return nil }
    guard parameters.playedAt != nil else { return "It isn’t known when this match was played." }
    return keepsDates()
      ? nil
      : "The server tells no dates of its matches, so it may not keep this one either."
  }

  /// What the button says that gives the match a date.
  public var setDateButtonTitle: String { "Set the Date" }

  /// Call when the person knows the date: they begin with today.
  public func setDateButtonTapped() {
    if !isSaving, parameters?.playedAt == nil { parameters?.playedAt = formats.exactNow }
  }
}

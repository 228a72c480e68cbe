package import MatchesModel

/// The subject of an editor.
package enum EditSubject {
  case new
  case known(Match)
  /// A match that must be read first.
  case unread(Match.ID)
}

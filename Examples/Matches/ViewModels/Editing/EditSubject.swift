package import MatchesModel

/// What an editor is for.
package enum EditSubject {
  case new
  case known(Match)
  /// A match that wasn't read yet.
  case unread(Match.ID)
}

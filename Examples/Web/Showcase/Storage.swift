import Goalbase
import MatchesModel
import PhotosModel
import SurveyModel
import UsherWeb

/// What the apps keep in a database: that of several processes, or files of this one.
struct Storage {
  /// The open pages.
  let sessions: any SessionStore
  let shop: PhotoShop
  let questionnaire: Questionnaire
  /// Where matches can be kept.
  let matches: MatchStores
  /// What people have chosen of it.
  let settings: any SettingsStore
  let goalbase: GoalbaseAPI
  /// Each keeps what it has stored of a visitor under another name, because their browser has a new one.
  let renames: [@Sendable (_ visitor: String, _ new: String) async throws -> Void]
}

/// What is the same wherever the apps keep their data.
struct StorageParts {
  let store: StoreSettings
  let pictures: PictureFiles
  let servers: MatchesServers
  /// Awaited before signing in and buying.
  let pause: @Sendable () async throws -> Void
}

import Goalbase
import MatchesModel
import PhotosModel
import SurveyModel
import UsherSQLite

extension Storage {
  /// Opens the files of a folder, or makes them.
  ///
  /// - Throws: an error of a file that can't be opened.
  init(folder: String, _ parts: StorageParts) throws {
    let surveys = try SQLiteSurveyStore(path: "\(folder)/survey.sqlite")
    let settings = try SQLiteSettingsStore(path: "\(folder)/settings.sqlite")
    let servers = parts.servers
    let shop = PhotoShop(
      store: try SQLitePhotoStore(path: "\(folder)/photos.sqlite"),
      pictures: parts.pictures,
      pause: parts.pause
    )
    self.init(
      sessions: try SQLiteSessionStore(path: "\(folder)/sessions.sqlite", settings: parts.store),
      shop: shop,
      questionnaire: Questionnaire(store: surveys),
      matches: MatchStores(
        device: try SQLiteMatchStore(path: "\(folder)/matches.sqlite"),
        defaultServer: { await servers.defaultURL },
        refusal: servers.refusal
      ),
      settings: settings,
      goalbase: GoalbaseAPI(store: try SQLiteGoalbaseStore(path: "\(folder)/goalbase.sqlite")),
      renames: [
        { try await settings.rename($0, to: $1) }, { try await surveys.rename($0, to: $1) },
        { try await shop.rename($0, to: $1) },
      ]
    )
  }
}

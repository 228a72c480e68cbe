import ArgumentParser
import Goalbase
import GoalbasePostgres
import MatchesModel
import MatchesPostgres
import PhotosModel
import PhotosPostgres
import PostgresClient
import SurveyModel
import SurveyPostgres
import UsherPostgres
import UsherWeb

extension Storage {
  /// Opens a database that several processes can use, and makes the tables if they are missing.
  ///
  /// - Throws: `ValidationError` if that is no address; an error of a store if the database can't be used.
  init(database: String, _ parts: StorageParts) async throws {
    let address: PostgresAddress
    do { address = try PostgresAddress(database) } catch {
      throw ValidationError("--database can't be used. \(error)")
    }
    let sessions: any SessionStore = try await PostgresSessionStore(
      database,
      lifetime: parts.store.lifetime
    )
    let pool = PostgresPool(address, for: "showcase", count: 4)
    let broker = try await PostgresBroker(database)
    let surveys = try await PostgresSurveyStore(pool, broker)
    let settings = try await PostgresSettingsStore(pool, broker)
    let servers = parts.servers
    let shop = PhotoShop(
      store: try await PostgresPhotoStore(pool, broker),
      pictures: parts.pictures,
      pause: parts.pause
    )
    self.init(
      sessions: sessions,
      shop: shop,
      questionnaire: Questionnaire(store: surveys),
      matches: MatchStores(
        device: try await PostgresMatchStore(pool, broker),
        defaultServer: { await servers.defaultURL },
        refusal: servers.refusal
      ),
      settings: settings,
      goalbase: GoalbaseAPI(store: try await PostgresGoalbaseStore(address)),
      renames: [
        { try await settings.rename($0, to: $1) }, { try await surveys.rename($0, to: $1) },
        { try await shop.rename($0, to: $1) },
      ]
    )
  }
}

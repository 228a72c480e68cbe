/// The tables of a gazetteer.
///
/// A place's id is its rank by population. So results in the order of ids (FTS5's results, for
/// example) are sorted by population, and reading can stop as soon as there are enough.
enum GazetteerSchema {
  /// The version of the schema. Increase it when the tables or their contents change.
  static let version = 1

  static let drop = """
    DROP TABLE IF EXISTS version;
    DROP TABLE IF EXISTS place;
    DROP TABLE IF EXISTS spelling;
    DROP TABLE IF EXISTS words;
    DROP TABLE IF EXISTS contexts;
    DROP TABLE IF EXISTS typeable;
    DROP TABLE IF EXISTS typingError;
    DROP TABLE IF EXISTS point;
    """

  /// - `version`: Written last; a database without it is incomplete.
  /// - `place`: `key` is the normalized name, `context` the words that restrict a search to the
  ///   place.
  /// - `spelling`: Complete names, for names that are equal to the query or begin with it.
  /// - `words`: Single words, and beginnings of words, in any order.
  /// - `contexts`: Each existing context once, to see quickly that no place has a given context.
  /// - `typeable`, `typingError`: Names that are found despite a typing error.
  /// - `point`: Places on a sphere; an R*Tree needs an interval for each coordinate.
  static let create = """
    CREATE TABLE version (version TEXT NOT NULL);
    CREATE TABLE place (
      id INTEGER PRIMARY KEY, key TEXT NOT NULL, name TEXT NOT NULL, region TEXT NOT NULL,
      country TEXT NOT NULL, latitude DOUBLE NOT NULL, longitude DOUBLE NOT NULL,
      timeZone TEXT NOT NULL, context TEXT NOT NULL);
    CREATE TABLE spelling (
      isAlternate INTEGER NOT NULL, key TEXT NOT NULL, place INTEGER NOT NULL,
      PRIMARY KEY (isAlternate, key, place)) WITHOUT ROWID;
    CREATE VIRTUAL TABLE words USING fts5 (
      name, alternates, context, content = '', detail = column, prefix = '1 2 3',
      tokenize = 'ascii');
    CREATE VIRTUAL TABLE contexts USING fts5 (
      context, content = '', detail = column, prefix = '1 2 3', tokenize = 'ascii');
    CREATE TABLE typeable (id INTEGER PRIMARY KEY, key TEXT NOT NULL, place INTEGER NOT NULL);
    CREATE TABLE typingError (
      hash INTEGER NOT NULL, typeable INTEGER NOT NULL, PRIMARY KEY (hash, typeable)) WITHOUT ROWID;
    CREATE VIRTUAL TABLE point USING rtree (id, x0, x1, y0, y1, z0, z1);
    CREATE TEMP TABLE newSpelling (isAlternate INTEGER, key TEXT, place INTEGER);
    CREATE TEMP TABLE newTypingError (hash INTEGER, typeable INTEGER);
    """

  /// Statements that sort the collected rows before they insert them: inserting in index order
  /// takes half the time.
  static let finish = """
    INSERT OR IGNORE INTO spelling
      SELECT * FROM newSpelling ORDER BY isAlternate, key, place;
    INSERT OR IGNORE INTO typingError
      SELECT * FROM newTypingError ORDER BY hash, typeable;
    DROP TABLE newSpelling;
    DROP TABLE newTypingError;
    INSERT INTO contexts (context) SELECT DISTINCT context FROM place;
    INSERT INTO words (words) VALUES ('optimize');
    INSERT INTO contexts (contexts) VALUES ('optimize');
    """
}

/// The ten users of jsonplaceholder.
enum KnownUsers {
  static let all: [UserRecord] = [
    ("Leanne Graham", "Sincere@april.biz"),
    ("Ervin Howell", "Shanna@melissa.tv"),
    ("Clementine Bauch", "Nathan@yesenia.net"),
    ("Patricia Lebsack", "Julianne.OConner@kory.org"),
    ("Chelsey Dietrich", "Lucio_Hettinger@annie.ca"),
    ("Mrs. Dennis Schulist", "Karley_Dach@jasper.info"),
    ("Kurtis Weissnat", "Telly.Hoeger@billy.biz"),
    ("Nicholas Runolfsdottir V", "Sherwood@rosamond.me"),
    ("Glenna Reichert", "Chaim_McDermott@dana.io"),
    ("Clementina DuBuque", "Rey.Padberg@karina.biz"),
  ].enumerated().map { UserRecord(id: $0 + 1, name: $1.0, email: $1.1) }
}

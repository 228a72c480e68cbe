import CloudyModel
import Testing

@Suite("What the gazetteer finds")
struct SearchTests {
  @Test(
    "the first of what is found",
    arguments: [
      // Exactly the name; the most populous place is found.
      ("Paris", "Paris, Ile-de-France, France"), ("london", "London, England, United Kingdom"),
      ("BERLIN", "Berlin, Berlin, Germany"),
      ("  new   york ", "New York City, New York, United States"),
      // The beginning of a name.
      ("brus", "Brussels, Brussels Capital, Belgium"),
      ("san fran", "San Francisco, California, United States"),
      ("s", "Shanghai, Shanghai Shi, China"), ("lon", "London, England, United Kingdom"),
      // Without accents, or with other accents.
      ("Zurich", "Zürich, Zurich, Switzerland"), ("zürich", "Zürich, Zurich, Switzerland"),
      ("sao paulo", "São Paulo, Sao Paulo, Brazil"), ("lodz", "Łódź, Lodz Voivodeship, Poland"),
      ("Tromso", "Tromsø, Troms, Norway"), ("kobenhavn", "Copenhagen, Capital Region, Denmark"),
      ("xian", "Xi’an, Shaanxi, China"), ("Xi'an", "Xi’an, Shaanxi, China"),
      ("s-hertogenbosch", "'s-Hertogenbosch, North Brabant, The Netherlands"),
      // In other languages and scripts.
      ("praha", "Prague, Praha, Czechia"), ("München", "Munich, Bavaria, Germany"),
      ("Den Haag", "The Hague, South Holland, The Netherlands"), ("東京", "Tokyo, Tokyo, Japan"),
      ("Москва", "Moscow, Moscow, Russia"), ("москва", "Moscow, Moscow, Russia"),
      ("Αθήνα", "Athens, Attica, Greece"), ("αθηνα", "Athens, Attica, Greece"),
      ("서울", "Seoul, Seoul, South Korea"), ("กรุงเทพ", "Bangkok, Bangkok, Thailand"),
      ("القاهرة", "Cairo, Muhafazat al Qahirah, Egypt"), ("दिल्ली", "Delhi, NCT, India"),
      ("ＴＯＫＹＯ", "Tokyo, Tokyo, Japan"),
      // One word of the name.
      ("francisco", "Francisco Morato, Sao Paulo, Brazil"),
      ("janeiro rio", "Rio de Janeiro, Rio de Janeiro, Brazil"),
    ]
  )
  func first(_ query: String, _ expected: String) async throws {
    let first = try await World.gazetteer.locations(matching: query).first?.look
    #expect(first == expected)
  }

  @Test(
    "words after the name narrow to a region or country, begun or by a code",
    arguments: [
      ("paris texas", "Paris, Texas, United States"), ("paris tex", "Paris, Texas, United States"),
      ("Paris, Ontario", "Paris, Ontario, Canada"), ("paris fr", "Paris, Ile-de-France, France"),
      ("new york us", "New York City, New York, United States"),
      ("new york united states", "New York City, New York, United States"),
      ("san fran usa", "San Francisco, California, United States"),
      ("york uk", "York, England, United Kingdom"), ("roma it", "Rome, Latium, Italy"),
      ("moscow idaho us", "Moscow, Idaho, United States"),
      ("Москва us", "Moscow, Idaho, United States"),
      ("san jose costa rica", "San José, San Jose, Costa Rica"),
      ("dubai uae", "Dubai, , United Arab Emirates"),
      ("Amsterdm nl", "Amsterdam, North Holland, The Netherlands"),
    ]
  )
  func narrowed(_ query: String, _ expected: String) async throws {
    let first = try await World.gazetteer.locations(matching: query).first?.look
    #expect(first == expected)
  }

  @Test(
    "small typing errors are forgiven: a letter left out, added, changed or swapped",
    arguments: [
      ("Amsterdm", "Amsterdam"), ("Barcelna", "Barcelona"), ("Lodnon", "London"),
      ("Londoon", "London"), ("Madird", "Madrid"), ("Budapset", "Budapest"),
      ("marakesh", "Marrakesh"), ("Los Angelos", "Los Angeles"), ("Copenhagn", "Copenhagen"),
      ("San Fransisco", "San Francisco"), ("new yrok", "New York City"),
      ("Philadelpia", "Philadelphia"), ("kobnhavn", "Copenhagen"), ("Прга", "Prague"),
    ]
  )
  func mistyped(_ query: String, _ name: String) async throws {
    let found = try await World.gazetteer.locations(matching: query)
    #expect(found.first?.name == name)
  }

  @Test(
    "nothing is found by nothing, or by what is no word",
    arguments: ["", "   ", "\n\t", "\"", "*", "% _", "(", ")--", "NEAR(x", "qqqqqqqq", "\0"]
  )
  func nothing(_ query: String) async throws {
    #expect(try await World.gazetteer.locations(matching: query).isEmpty)
  }

  @Test(
    "what means something to the database is just what it is",
    arguments: ["paris\"", "paris*", "\"paris", "paris:", "-paris", "^paris", "(paris)", "paris'"]
  )
  func syntax(_ query: String) async throws {
    #expect(try await World.gazetteer.locations(matching: query).first?.name == "Paris")
    let operators = try await World.gazetteer.locations(matching: "paris OR london AND NOT")
    #expect(operators.isEmpty)
  }

  @Test("a query of any length ends", arguments: ["x", "x ", "\u{301}", "東", " "])
  func long(_ text: String) async throws {
    let query = String(repeating: text, count: 1_000_000)
    #expect(try await World.gazetteer.locations(matching: query).count <= Gazetteer.mostLocations)
  }

  @Test("a cancelled search says so, and nothing else")
  func cancelled() async throws {
    let gazetteer = try await World.gazetteer
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await gazetteer.locations(matching: "paris")
    }
    await #expect(throws: CancellationError.self) { try await task.value }
  }
}

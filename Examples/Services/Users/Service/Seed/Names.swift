/// The names of invented users.
enum Names {
  static let given = [
    "Ada", "Agnieszka", "Aisha", "Åsa", "Ágnes", "Álvaro", "Amélie", "Anaïs", "Anh", "Ayşe",
    "Björn", "Bronisława", "Chiara", "Chloé", "Çağla", "Dagný", "Đorđe", "Dilnoza", "Dušan",
    "Elif", "Emre", "Émile", "Eszter", "Fatima", "François", "Frøydis", "Gábor", "Günther",
    "Håkon", "Hiroko", "Ian", "Inês", "İnci", "Iñaki", "Jānis", "João", "Jürgen", "Kateřina",
    "Kwame", "Lech", "Līga", "Łukasz", "Mairéad", "Márta", "Mehmet", "Minh", "Ngozi", "Niamh",
    "Ñusta", "Olumide", "Øystein", "Özlem", "Paweł", "Quentin", "Raúl", "Renée", "Ravi", "Şebnem",
    "Siân", "Søren", "Sørine", "Štěpán", "Thérèse", "Tomáš", "Uxía", "Ülle", "Vít", "Wanjiru",
    "Xochitl", "Yngve", "Yusuf", "Zoë", "Žofie", "Þóra", "Ægir", "Œdipe", "Анна", "Ελένη",
    "美咲", "수진",
  ]

  static let family = [
    "Adeyemi", "Andersson", "Ångström", "Bąk", "Beaulieu", "Bjarnadóttir", "Brontë", "Castañeda",
    "Černý", "Çelik", "d'Angelo", "da Silva", "de la Cruz", "Đukić", "Dvořák", "Eriksen",
    "Ferreira",
    "García", "Gökçe", "Grünwald", "Haugen", "Hernández", "Hölderlin", "Ionescu", "İnönü",
    "Jónsdóttir", "Kowalczyk", "Krūmiņa", "Lefèvre", "Łoś", "Mac an Bhaird", "Magalhães", "Müller",
    "Nagy", "Nakamura", "Nguyễn", "Nuñez", "O'Brien", "Ødegård", "Okafor", "Öztürk", "Pärt",
    "Peña", "Petrović", "Quiñones", "Rahman", "Roșu", "Sánchez", "Schäfer", "Şahin", "Smith",
    "Søgaard", "Straße", "Szabó", "Tamm", "Thorvaldsen", "Tremblay", "Tšernõš", "Uçar", "Vågen",
    "van der Berg", "von Weiß", "Wójcik", "Xu", "Yıldız", "Zając", "Żuk", "Иванова", "Παππά", "中村",
    "김",
  ]

  /// Domains that are reserved by RFC 2606, so that nobody gets mail.
  static let domains = ["example.com", "example.net", "example.org", "mail.example"]
}

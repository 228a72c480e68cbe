/// What the API answers when something was kept. The rest is known already.
struct RecordJSON: Decodable {
  let id: String
}

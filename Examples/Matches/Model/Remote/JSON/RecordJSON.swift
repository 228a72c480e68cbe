/// The answer of the API to a change. Only the id is new to the client.
struct RecordJSON: Decodable {
  let id: String
}

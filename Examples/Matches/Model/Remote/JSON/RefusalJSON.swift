/// The answer of the API to a request that it refuses.
struct RefusalJSON: Decodable {
  let message: String

  private enum CodingKeys: String, CodingKey {
    case type = "response_type"
    case message = "response"
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    message = try values.decode(String.self, forKey: .message)
    guard try values.decode(String.self, forKey: .type) == "error" else {
      throw DecodingError.dataCorruptedError(
        forKey: .type,
        in: values,
        debugDescription: "This is no error."
      )
    }
  }
}

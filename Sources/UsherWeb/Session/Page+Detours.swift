import Usher

// The person goes to another site and comes back.
extension Page {
  func makeDetour() -> Detour? {
    guard let origin else { return nil }
    let token = Token.make()
    return Detour(token: token, returnURL: origin + app.url("\(PlainPage.returnPath)\(token)"))
  }

  func personReturned(_ text: String) {
    guard let end = text.firstIndex(of: " ") else {
      return navigation.device.returnedWithoutAnswer()
    }
    navigation.device.returned(
      from: String(text[..<end]),
      query: String(text[text.index(after: end)...])
    )
  }
}

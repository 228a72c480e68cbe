struct Row: Identifiable, Hashable {
  let id: Int
  let name: String
  var value = 0

  init(_ id: Int) {
    self.id = id
    name = "item number \(id)"
  }
}

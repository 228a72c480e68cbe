extension GoalbaseResponse {
  init(_ record: PlayerRecord, status: Int) {
    self.init(status: status, body: JSONWriter.bytes { $0.record(record) })
  }

  init(_ record: MatchRecord, status: Int) {
    self.init(status: status, body: JSONWriter.bytes { $0.record(record) })
  }
}

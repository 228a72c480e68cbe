import Foundation
import ModelTestSupport
import PostgresTestSupport
import PostgresTesting
import SurveyModel
import SurveyPostgres
import Testing

@Suite("Survey: each store", .timeLimit(.minutes(10)))
struct SurveyStoreTests {
  enum Kind: CaseIterable {
    case sqlite, postgres

    static var available: [Kind] { PostgresBinaries.folder == nil ? [.sqlite] : allCases }
  }

  private let answers = Answers(
    name: "Ada “A” \u{0}\\",
    companyName: "Engines",
    comments: "Grüße 👋"
  )

  private func submission(_ id: String, _ seconds: Double = 0) -> Submission {
    Submission(id: id, answers: answers, date: Date(timeIntervalSince1970: 1_700_000_000 + seconds))
  }

  private func none() -> AnswerChanges { AnswerChanges(from: answers, to: answers) }

  @Test("a draft is what was changed last, and follows its visitor", arguments: Kind.available)
  func draft(_ kind: Kind) async throws {
    try await run(kind) { store, rename in
      #expect(try await store.draft(of: "visitor") == Draft())
      let whole = AnswerChanges(from: Answers(), to: answers)
      #expect(try await store.keep(whole, of: "visitor") == Draft(answers: answers, revision: 1))
      var other = answers
      other.comments = ""
      let next = try await store.keep(AnswerChanges(from: answers, to: other), of: "visitor")
      #expect(next == Draft(answers: other, revision: 2))
      _ = try await store.keep(whole, of: "renamed")
      try await rename("visitor", "renamed")
      #expect(try await store.draft(of: "renamed") == next)
      #expect(try await store.draft(of: "visitor") == Draft())
      try await rename("nobody", "renamed")
      #expect(try await store.draft(of: "renamed") == next)
    }
  }

  @Test(
    "submissions are counted once, newest first, and are their visitor's",
    arguments: Kind.available
  )
  func submissions(_ kind: Kind) async throws {
    try await run(kind) { store, rename in
      let sent = [submission("a", 5), submission("b"), submission("c", 5)]
      for submission in sent {
        for _ in 0..<2 { _ = try await store.add(submission, with: none(), of: "visitor") }
      }
      #expect(try await store.submissions(of: "visitor") == [sent[2], sent[0], sent[1]])
      #expect(try await store.submissions(of: "other").isEmpty)
      #expect(try await store.submission("b", of: "visitor") == sent[1])
      #expect(try await store.submission("b", of: "other") == nil)
      for question in SurveyQuestion.allCases {
        let counts = try await store.counts(of: question)
        #expect(counts.map(\.answer) == question.groups)
        #expect(counts.map(\.count).reduce(0, +) == 3)
      }
      try await rename("visitor", "renamed")
      #expect(try await store.submissions(of: "renamed").count == 3)
    }
  }

  @Test("a submission leaves in the draft what was changed elsewhere", arguments: Kind.available)
  func rest(_ kind: Kind) async throws {
    try await run(kind) { store, _ in
      let elsewhere = AnswerChanges(from: Answers(), to: Answers(comments: "Elsewhere"))
      _ = try await store.keep(elsewhere, of: "visitor")
      var sent = answers
      sent.comments = ""
      let draft = try await store.add(
        Submission(id: "a", answers: sent, date: Date(timeIntervalSince1970: 0)),
        with: AnswerChanges(from: Answers(), to: sent),
        of: "visitor"
      )
      #expect(draft == Draft(answers: Answers(comments: "Elsewhere"), revision: 3))
      #expect(try await store.draft(of: "visitor") == draft)
    }
  }

  @Test("who listens is told, and nobody else", arguments: Kind.available)
  func told(_ kind: Kind) async throws {
    try await run(kind) { store, _ in
      var mine = store.draftChanges(of: "visitor").makeAsyncIterator()
      let others = store.draftChanges(of: "other")
      var submitted = store.submitted().makeAsyncIterator()
      _ = try await store.keep(AnswerChanges(from: Answers(), to: answers), of: "visitor")
      #expect(await mine.next() != nil)
      _ = try await store.add(submission("a"), with: none(), of: "visitor")
      #expect(await mine.next() != nil)
      #expect(await submitted.next() != nil)
      #expect(await !others.hasNews())
    }
  }

  @Test("two processes change a draft one after the other, and tell each other", .needsPostgres)
  func processes() async throws {
    try await DatabaseProcess.run { processes, _ in
      let stores = [
        try await PostgresSurveyStore(processes[0].pool, processes[0].broker),
        try await PostgresSurveyStore(processes[1].pool, processes[1].broker),
      ]
      var told = stores[1].draftChanges(of: "visitor").makeAsyncIterator()
      var submitted = stores[1].submitted().makeAsyncIterator()
      let revisions = try await withThrowingTaskGroup(of: Int.self) { group in
        for number in 0..<20 {
          let new = Answers(name: "\(number)", companyName: number % 2 == 0 ? "Even" : "Odd")
          let changes = AnswerChanges(from: Answers(), to: new)
          group.addTask { try await stores[number % 2].keep(changes, of: "visitor").revision }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(revisions.sorted() == Array(1...20))
      #expect(await told.next() != nil)
      // The same submission, sent again to the other process after the first was killed.
      let same = submission("a")
      async let first = stores[0].add(same, with: none(), of: "visitor")
      async let second = stores[1].add(same, with: none(), of: "visitor")
      _ = try await (first, second)
      #expect(try await stores[0].submissions(of: "visitor") == [same])
      let counts = try await stores[1].counts(of: .experience).map(\.count)
      #expect(counts.reduce(0, +) == 1)
      #expect(await submitted.next() != nil)
    }
  }

  @Test(
    "a draft follows its visitor while both change it, and nothing of it is lost",
    .needsPostgres
  )
  func renamed() async throws {
    try await DatabaseProcess.run { processes, _ in
      let stores = [
        try await PostgresSurveyStore(processes[0].pool, processes[0].broker),
        try await PostgresSurveyStore(processes[1].pool, processes[1].broker),
      ]
      for round in 0..<20 {
        let (old, new) = ("old\(round)", "new\(round)")
        let name = AnswerChanges(from: Answers(), to: Answers(name: "Ada"))
        _ = try await stores[0].keep(name, of: old)
        let company = AnswerChanges(from: Answers(), to: Answers(companyName: "Engines"))
        async let renamed: Void = stores[0].rename(old, to: new)
        async let kept = stores[1].keep(company, of: round % 2 == 0 ? old : new)
        _ = try await (renamed, kept)
        // What is kept under the old name after it was moved stays there; under the new one it may be replaced.
        let drafts = [
          try await stores[0].draft(of: old).answers, try await stores[0].draft(of: new).answers,
        ]
        #expect(drafts.contains { $0.name == "Ada" }, "\(drafts)")
      }
    }
  }

  private func run(
    _ kind: Kind,
    _ body: (
      any SurveyStore, _ rename: (_ visitor: String, _ new: String) async throws -> Void
    ) async throws -> Void
  ) async throws {
    switch kind {
    case .sqlite:
      let store = try SQLiteSurveyStore.inMemory()
      try await body(store) { try await store.rename($0, to: $1) }
    case .postgres:
      try await DatabaseProcess.run(1) { processes, _ in
        let store = try await PostgresSurveyStore(processes[0].pool, processes[0].broker)
        try await body(store) { try await store.rename($0, to: $1) }
      }
    }
  }
}

// The examples in the comments of `Sources/UsherAccounts`: compiled here.

import Foundation
import Usher
import UsherAccounts

private enum SignInError: Error { case wrongCredentials }

private struct Member: Codable, Equatable, Identifiable, Sendable {
  let id: String
}

private actor Store {
  var saved = ""
  func save(_ text: String) { saved = text }
}

private actor Accounts {
  let attempts = AttemptLimit<String>(5, wait: 60)
  let store = Store()

  func join(_ password: String) async throws {
    let hash = try await PasswordHash.of(password)
    await store.save(hash.text)
  }

  func check(_ password: String, _ saved: String) async throws {
    guard try await PasswordHash(text: saved).matches(password) else {
      throw SignInError.wrongCredentials
    }
  }

  func signIn(_ name: String, _ password: String, _ hash: PasswordHash) async throws -> Bool {
    let isRight = try await attempts.attempt(name) { try await hash.matches(password) }
    return isRight
  }

  func test() async throws {
    let hash = try await PasswordHash.of("correct horse", work: .tests)
    await store.save(hash.text)
  }
}

private func open(_ member: Member, _ visit: Visit) async throws -> Member? {
  let signIns = SignIns(MemorySignIns<Member>())
  try await signIns.open()
  try await signIns.signIn(member, at: visit.id, renewing: visit.renew)
  return signIns.person(at: visit.id)
}

private func file(_ folder: URL) throws -> SignIns<Member> {
  let signIns = SignIns(try SignInFile<Member>(folder.appending(path: "sign-ins.json")))
  return signIns
}

// The code of Documentation/SigningIn.md: compiled here, and used by SigningInSnippetTests.

import Foundation
import Observation
import Synchronization
public import Usher
public import UsherAccounts

/// A member of a library. Pages know nothing else of them.
struct Reader: Codable, Equatable, Identifiable, Sendable {
  enum Role: String, Codable, Sendable { case reader, librarian }

  let id: String
  var role = Role.reader
}

enum ReadersError: UserFacingError, Equatable {
  case wrongName, wrongPassword, wrongCredentials, nameTaken, notSignedIn
  case signedInElsewhere

  var userMessage: String {
    switch self {
    case .wrongName: "Please use 1 to 50 characters for your name."
    case .wrongPassword: "Please use 8 to 200 characters for your password."
    case .wrongCredentials: "The name or the password is wrong. Please try again."
    case .nameTaken: "This name is taken. Please choose another one."
    case .notSignedIn: "You have been signed out. Please sign in to go on."
    case .signedInElsewhere:
      "Your new password holds, but others may be signed in still. Please sign out everywhere."
    }
  }
}

/// All members with their passwords, and who is signed in. All pages share it.
final class Readers: Sendable {
  private struct Record {
    var reader: Reader
    var password: PasswordHash
    /// How often the password was changed.
    var changes = 0
  }

  let signIns: SignIns<Reader>
  private let work: PasswordWork
  /// By name. A real site has a table of a database in its place.
  private let records = Mutex<[String: Record]>([:])
  /// Five wrong passwords of a name in a row; then a minute passes.
  private let attempts = AttemptLimit<String>(5, wait: 60)
  /// All that a browser tries: hashing is much work.
  private let browsers = AttemptLimit<String>(20, wait: 60)

  init(
    signIns: any SignInStore<Reader> = MemorySignIns<Reader>(),
    work: PasswordWork = .standard
  ) {
    self.signIns = SignIns(signIns)
    self.work = work
  }

  func join(_ name: String, _ password: String, at visit: Visit) async throws {
    let name = try Self.checked(name, password)
    try browsers.begin(visit.id)
    let record = Record(
      reader: Reader(id: name),
      password: try await PasswordHash.of(password, work: work)
    )
    let isFree = records.withLock { records in
      guard records[name] == nil else { return false }
      records[name] = record
      return true
    }
    guard isFree else { throw ReadersError.nameTaken }
    try await signIns.signIn(record.reader, at: visit.id, renewing: visit.renew)
  }

  func signIn(_ name: String, _ password: String, at visit: Visit) async throws {
    let name = try Self.checked(name, password)
    let record = try await check(name, password, at: visit)
    try await signIns.signIn(record.reader, at: visit.id, renewing: visit.renew)
    // Meanwhile the password may have been changed, or the role.
    guard let now = records.withLock({ $0[name] }), now.changes == record.changes else {
      try await signOut(at: visit)
      throw ReadersError.wrongCredentials
    }
    if now.reader != record.reader { try await signIns.update(now.reader) }
  }

  /// Checks a password.
  private func check(_ name: String, _ password: String, at visit: Visit) async throws -> Record {
    try browsers.begin(visit.id)
    let record = records.withLock { $0[name] }
    // A name that nobody has takes as long as a wrong password.
    let hash = record?.password ?? .ofNobody(work: work)
    let isRight = try await attempts.attempt(name) { try await hash.matches(password) }
    guard isRight, let record else { throw ReadersError.wrongCredentials }
    return record
  }

  /// Long texts would fill the memory, and short passwords are guessed.
  private static func checked(_ name: String, _ password: String) throws -> String {
    // One character can have any number of marks, so that its bytes are counted, too.
    guard (1...50).contains(name.count), name.utf8.count <= 400 else {
      throw ReadersError.wrongName
    }
    guard password.count >= 8, password.utf8.count <= PasswordHash.longestPassword else {
      throw ReadersError.wrongPassword
    }
    return name.lowercased()
  }

  func signOut(at visit: Visit) async throws {
    try await signIns.signOut(at: visit.id)
    // They may still show what the person saw.
    await visit.endOtherPages()
  }

  func changePassword(
    from old: String,
    to new: String,
    at visit: Visit
  ) async throws {
    guard let reader = signIns.person(at: visit.id) else { throw ReadersError.notSignedIn }
    _ = try Self.checked(reader.id, new)
    let record = try await check(reader.id, old, at: visit)
    let hash = try await PasswordHash.of(new, work: work)
    // They may have been signed out meanwhile.
    guard signIns.person(at: visit.id)?.id == reader.id else { throw ReadersError.notSignedIn }
    try records.withLock { records in
      // Somebody else may have changed it meanwhile: then the old one isn't right any more.
      guard records[reader.id]?.changes == record.changes else {
        throw ReadersError.wrongCredentials
      }
      records[reader.id]?.password = hash
      records[reader.id]?.changes += 1
    }
    // Whoever knows the old password may be signed in somewhere.
    do {
      try await signIns.signOutEverywhere(reader.id, except: visit.id)
    } catch {
      // Not “try again”: the old password is wrong by now.
      throw ReadersError.signedInElsewhere
    }
  }

  func signOutEverywhere(at visit: Visit) async throws {
    guard let reader = signIns.person(at: visit.id) else { throw ReadersError.notSignedIn }
    try await signIns.signOutEverywhere(reader.id)
    await visit.endOtherPages()
  }

  func setRole(_ role: Reader.Role, of name: String) async throws {
    records.withLock { $0[name]?.reader.role = role }
    // The role of this moment: two may be set at the same time.
    if let record = records.withLock({ $0[name] }) { try await signIns.update(record.reader) }
  }
}

/// The words for what `UsherAccounts` throws.
extension TooManyAttempts: @retroactive UserFacingError {
  public var userMessage: String { "Please wait for \(secondsToWait) seconds, and try again." }
}

extension PasswordError: @retroactive UserFacingError {
  public var userMessage: String {
    switch self {
    case .tooManyWaiting: "Many people sign in at this moment. Please try again soon."
    case .tooLong: "This password is too long. Please choose a shorter one."
    }
  }
}

/// The form that signs in.
@Observable
final class ReaderSignInViewModel: ViewModel {
  enum Event { case didSignIn, didCancel }

  let title = "Sign In"
  let name = Field("", .required("Please enter your name."))
  // Never shown to developers, and never stored.
  let password = Field("", .required("Please enter your password."), isPrivate: true)
  private let form: FormGroup
  private let submitting = Command()
  private let readers: Readers
  private let visit: Visit
  private let screen: Screen<Event>

  init(readers: Readers, visit: Visit, screen: Screen<Event>) {
    self.readers = readers
    self.visit = visit
    self.screen = screen
    form = FormGroup(name, password)
  }

  var isSigningIn: Bool { submitting.isRunning }
  var message: String? { submitting.message }

  func cancelButtonTapped() { screen.send(.didCancel) }

  func signIn() {
    submitting(screen, of: self) { model in
      guard await model.form.validate() else { return }
      try await model.readers.signIn(
        model.name.value,
        model.password.value,
        at: model.visit
      )
      model.password.reset()
      model.screen.send(.didSignIn)
    }
  }
}

enum ReaderSignInRoute: Route, CaseIterable { case form }

final class ReaderSignInCoordinator: Coordinator {
  let flow: Flow<ReaderSignInRoute, Void>
  private let readers: Readers
  private let visit: Visit

  init(readers: Readers, visit: Visit, flow: Flow<ReaderSignInRoute, Void>) {
    self.readers = readers
    self.visit = visit
    self.flow = flow
  }

  func show(_ route: ReaderSignInRoute) {
    flow.push(at: route, on: handle) {
      ReaderSignInViewModel(readers: readers, visit: visit, screen: $0)
    }
  }

  private func handle(_ event: ReaderSignInViewModel.Event) {
    switch event {
    case .didSignIn: flow.finish()
    case .didCancel: flow.cancel()
    }
  }
}

enum ReadingRoomRoute: Route {
  case shelves, loans, orders, signIn

  enum CodingKeys: String, RoutePath {
    case shelves = ""
    case loans, orders
    case signIn = "sign-in"
  }
}

final class ReadingRoomCoordinator: Coordinator {
  let flow: Flow<ReadingRoomRoute, Never>
  private let readers: Readers
  private let visit: Visit
  /// For whom the screens were shown.
  private var shown: Reader?
  private lazy var signIn = flow.child { [readers, visit] in
    ReaderSignInCoordinator(readers: readers, visit: visit, flow: $0)
  }

  init(readers: Readers, visit: Visit, flow: Flow<ReadingRoomRoute, Never>) {
    self.readers = readers
    self.visit = visit
    self.flow = flow
    shown = reader
    flow.scope.forEach(readers.signIns.changes { [visit] in visit.id }) { [weak self] in
      self?.personChanged()
    }
  }

  private var reader: Reader? { readers.signIns.person(at: visit.id) }

  func show(_ route: ReadingRoomRoute) {
    switch route {
    case .shelves: flow.push(RoomViewModel("Shelves"), at: route)
    case .signIn: signIn.start(.sheet, at: route)
    // For everybody who is signed in.
    case .loans where reader == nil, .orders where reader == nil:
      flow.redirect(to: .signIn, then: route)
    case .loans: flow.push(RoomViewModel("My Loans"), at: route)
    // For librarians: signing in again wouldn't help anybody else.
    case .orders where reader?.role != .librarian:
      flow.push(RoomViewModel("For Librarians"), at: route)
    case .orders: flow.push(RoomViewModel("Orders"), at: route)
    }
  }

  private func personChanged() {
    defer { shown = reader }
    // Without asking: what is unsaved was somebody's who is gone, or may do other things now.
    if shown != nil, reader != shown { flow.popToStartWithoutAsking(.signOut) }
  }
}

final class RoomViewModel: ViewModel {
  let title: String
  init(_ title: String) { self.title = title }
}

/// Who is signed in, in a file.
func readers(in folder: URL) async throws -> Readers {
  let readers = Readers(
    signIns: try SignInFile<Reader>(folder.appending(path: "sign-ins.json"))
  )
  try await readers.signIns.open()
  return readers
}

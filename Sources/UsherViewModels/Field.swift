public import Observation

/// A value that the person enters, with what must hold for it and what to say when it doesn't.
///
/// ```swift
/// let username = Field(
///   "",
///   .required("Please choose a name."),
///   .length(3..., "Use at least 3 characters.")
/// )
/// …
/// username.check(screen, of: self, after: .milliseconds(300)) { model, name in
///   try await model.accounts.isTaken(name) ? "This name is taken." : nil
/// }
/// ```
///
/// The message shows once the person has left the field, not while they begin to type. What is checked elsewhere counts
/// for the value it was asked for only, so a slow answer can't speak of another one.
public final class Field<Value: Equatable>: FormPart, Observable {
  private struct Checked: Equatable {
    let value: Value
    let problem: String?
    /// The check itself has failed: asked again, it may say something else.
    let isUncertain: Bool
  }

  private struct State {
    var value: Value
    var initial: Value
    var isTouched = false
    var checked: Checked?
    var checks = 0
  }

  private let signals = Signals()
  private var state: State

  /// What is entered.
  public var value: Value {
    get {
      signals.read(\.first)
      return state.value
    }
    set {
      guard newValue != state.value else { return }
      signals.write(\.first) { state.value = newValue }
      valueChanged()
    }
  }
  /// Where it began; ``reset()`` goes back to it.
  public private(set) var initial: Value {
    get {
      signals.read(\.second)
      return state.initial
    }
    set { signals.write(\.second) { state.initial = newValue } }
  }
  /// Whether the person has been in the field and left it.
  public private(set) var isTouched: Bool {
    get {
      signals.read(\.third)
      return state.isTouched
    }
    set { signals.write(\.third) { state.isTouched = newValue } }
  }
  private var checked: Checked? {
    get {
      signals.read(\.fourth)
      return state.checked
    }
    set { signals.write(\.fourth) { state.checked = newValue } }
  }
  private var checks: Int {
    get {
      signals.read(\.fourth)
      return state.checks
    }
    set { signals.write(\.fourth) { state.checks = newValue } }
  }

  private var rules: [Rule<Value>]
  private var check: ((Value) async throws -> String?)?
  private var recheck: (scope: Scope, pause: Debounce)?
  /// What the newest check that runs is for.
  private var asking: Value?

  /// A field.
  ///
  /// - Parameters:
  ///   - value: what it begins with.
  ///   - rules: what must hold; the first that doesn't is told.
  public init(_ value: Value, _ rules: Rule<Value>...) {
    state = State(value: value, initial: value)
    self.rules = rules
  }

  /// Adds a rule that needs its view model; call it in the view model's initializer.
  ///
  /// ```swift
  /// again.rule(of: self) { model, text in
  ///   text == model.password.value ? nil : "The passwords differ."
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - owner: whose rule it is, held weakly; usually `self`.
  ///   - check: says what is wrong with a value, for the person to read; `nil` when nothing is. It reads observable state.
  public func rule<Owner: AnyObject>(
    of owner: Owner,
    _ check: @escaping (Owner, Value) -> String?
  ) {
    weak let owner = owner
    rules.append(Rule { value in owner.flatMap { check($0, value) } })
  }

  /// Has the value checked elsewhere when it changes and the rules hold, as whether a name is taken.
  ///
  /// - Parameters:
  ///   - lifetime: the screen or flow; checks end with it.
  ///   - owner: who checks, held weakly; usually `self`.
  ///   - pause: how long nothing must be typed before it is asked for.
  ///   - check: says what is wrong with a value, for the person; `nil` when nothing is. An error it throws shows as the
  ///     message, and ``validate()`` asks again.
  public func check<Owner: AnyObject>(
    _ lifetime: some Scoped,
    of owner: Owner,
    after pause: Duration = .milliseconds(300),
    _ check: @escaping (Owner, Value) async throws -> String?
  ) {
    let scope = lifetime.scope
    weak let owner = owner
    self.check = { value in
      guard let owner else { throw CancellationError() }
      return try await check(owner, value)
    }
    recheck = (scope, Debounce(for: pause))
    // A rule that reads another field may hold again without the value having changed.
    weak let field = self
    scope.observe {
      field?.checkable
    } then: { value in
      // What changed the value has begun the pause already, or nobody waited for that.
      guard let field, let value, field.recheck?.pause.isWaiting == false, field.asking != value
      else { return }
      field.valueChanged()
    }
  }

  /// What is wrong with the value, whether the person sees it yet or not.
  public var problem: String? { brokenRule ?? known?.problem }
  /// What is wrong with the value, once the person has left the field.
  public var message: String? { isTouched ? problem : nil }
  /// What is wrong with the value, as a list of one or none.
  public var problems: [String] { [problem].compactMap(\.self) }
  /// Whether nothing is wrong with the value, as far as it has to be checked elsewhere, too.
  ///
  /// The value it began with counts as right until it was checked.
  public var isValid: Bool { problem == nil && (check == nil || known != nil || !isDirty) }
  /// Whether it can't be left empty, so that a host can say so beforehand.
  public var isRequired: Bool { rules.contains(where: \.isRequirement) }
  /// Whether it differs from where it began.
  public var isDirty: Bool { value != initial }
  /// Whether it is being checked elsewhere.
  public var isChecking: Bool { checks > 0 }
  /// Reads and writes the value.
  public var binding: ValueBinding<Value> {
    ValueBinding(get: { self.value }, set: { self.value = $0 })
  }

  /// Call when the person has left the field: from now on its message shows.
  public func touch() {
    if !isTouched { isTouched = true }
  }

  /// Puts back the value it began with, as if nobody had been there.
  public func reset() { reset(to: initial) }

  /// Begins anew with another value.
  public func reset(to value: Value) {
    initial = value
    self.value = value
    recheck?.pause.cancel()
    isTouched = false
  }

  /// Shows the message, and waits until the value was checked elsewhere, too.
  public func validate() async -> Bool {
    touch()
    recheck?.pause.cancel()
    await runCheck()
    return isValid
  }

  private var brokenRule: String? {
    let value = value
    for rule in rules {
      if let problem = rule.check(value) { return problem }
    }
    return nil
  }

  /// What may be asked for elsewhere. With the value, as a rule may break and hold again before anybody sees it.
  private var checkable: Value? { isDirty && brokenRule == nil ? value : nil }

  private var known: Checked? {
    checked.flatMap { $0.value == value ? $0 : nil }
  }

  private func valueChanged() {
    guard let (scope, pause) = recheck else { return }
    guard brokenRule == nil else { return pause.cancel() }
    pause(scope, of: self) { field in scope.task(field) { await $0.runCheck() } }
  }

  private func runCheck() async {
    guard let check, brokenRule == nil, known?.isUncertain ?? true else { return }
    let asked = value
    checks += 1
    asking = asked
    defer {
      checks -= 1
      if asking == asked { asking = nil }
    }
    do {
      let problem = try await check(asked)
      if asked == value { checked = Checked(value: asked, problem: problem, isUncertain: false) }
    } catch  where error is CancellationError || Task.isCancelled {
      // It wasn't checked, and so it isn't known to be right.
    } catch {
      if asked == value {
        checked = Checked(value: asked, problem: error.userMessage, isUncertain: true)
      }
    }
  }
}

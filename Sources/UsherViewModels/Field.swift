public import Observation

/// A value that the person enters, with the rules for it and a message for each broken rule.
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
/// The message shows once the person has left the field, not while they begin to type. The result of an asynchronous
/// check (``check(_:of:after:_:)``) counts only for the value that was checked, so a slow answer can't judge a newer
/// value.
public final class Field<Value: Equatable>: FormPart, Observable {
  private struct Checked: Equatable {
    let value: Value
    let problem: String?
    /// Whether the check itself has failed: another check of the same value may have another result.
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

  /// The value that is entered.
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
  /// The value the field began with; ``reset()`` restores it.
  public private(set) var initial: Value {
    get {
      signals.read(\.second)
      return state.initial
    }
    set { signals.write(\.second) { state.initial = newValue } }
  }
  /// Whether messages show: the person has left the field, or it was validated.
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
  /// The value that the newest running check is for.
  private var asking: Value?

  /// Makes a field.
  ///
  /// - Parameters:
  ///   - value: the value it begins with.
  ///   - rules: the rules, in the order in which they are checked; the first broken one gives the message.
  public init(_ value: Value, _ rules: Rule<Value>...) {
    state = State(value: value, initial: value)
    self.rules = rules
  }

  /// Adds a rule that needs its view model. Call it in the view model's initializer.
  ///
  /// ```swift
  /// again.rule(of: self) { model, text in
  ///   text == model.password.value ? nil : "The passwords differ."
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - owner: the object that `check` gets, held weakly; usually `self`. The rule holds when the object is gone.
  ///   - check: returns the message for a value that breaks the rule, for the person to read; `nil` for a value that
  ///     obeys it. It must read observable state only.
  public func rule<Owner: AnyObject>(
    of owner: Owner,
    _ check: @escaping (Owner, Value) -> String?
  ) {
    weak let owner = owner
    rules.append(Rule { value in owner.flatMap { check($0, value) } })
  }

  /// Adds an asynchronous check, for example by a server whether a name is taken. A field has at most one; a second
  /// call replaces it.
  ///
  /// ```swift
  /// username.check(screen, of: self, after: .milliseconds(300)) { model, name in
  ///   try await model.accounts.isTaken(name) ? "This name is taken." : nil
  /// }
  /// ```
  ///
  /// The check runs when the value has changed, all rules hold, and nothing was typed for the pause.
  ///
  /// - Parameters:
  ///   - lifetime: the screen or flow; checks are cancelled when it ends.
  ///   - owner: the object that `check` gets, held weakly; usually `self`.
  ///   - pause: the time without a change before the check begins, by the scope's clock.
  ///   - check: returns the message for a value that isn't accepted, for the person to read; `nil` for one that is.
  ///     The message of an error that it throws shows instead, and ``validate()`` checks again.
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
    // A rule that reads another field may hold again although this field's value hasn't changed.
    weak let field = self
    scope.observe {
      field?.checkable
    } then: { value in
      // Nothing to do when a change of the value has started the pause already, or a check of this value runs.
      guard let field, let value, field.recheck?.pause.isWaiting == false, field.asking != value
      else { return }
      field.valueChanged()
    }
  }

  /// The message about the value, whether the person sees it yet or not; `nil` when nothing is known to be wrong.
  public var problem: String? { brokenRule ?? known?.problem }
  /// The message about the value for the person to see: ``problem``, but `nil` until ``isTouched``.
  public var message: String? { isTouched ? problem : nil }
  /// The ``problem`` as a list, which is empty when there is none.
  public var problems: [String] { [problem].compactMap(\.self) }
  /// Whether all rules hold and the asynchronous check, if the field has one, has accepted the value.
  ///
  /// The value that the field began with counts as accepted until it is checked.
  public var isValid: Bool { problem == nil && (check == nil || known != nil || !isDirty) }
  /// Whether the field must not be left empty, so that a host can mark it beforehand.
  public var isRequired: Bool { rules.contains(where: \.isRequirement) }
  /// Whether the value differs from ``initial``.
  public var isDirty: Bool { value != initial }
  /// Whether an asynchronous check runs.
  public var isChecking: Bool { checks > 0 }
  /// A binding that reads and writes the value; it holds the field.
  public var binding: ValueBinding<Value> {
    ValueBinding(get: { self.value }, set: { self.value = $0 })
  }

  /// Call when the person has left the field. From now on its message shows.
  public func touch() {
    if !isTouched { isTouched = true }
  }

  /// Restores the ``initial`` value and hides the message, as if the person had never been in the field.
  public func reset() { reset(to: initial) }

  /// Begins again with another value, which becomes ``initial``; the message is hidden.
  public func reset(to value: Value) {
    initial = value
    self.value = value
    recheck?.pause.cancel()
    isTouched = false
  }

  /// Shows the message, runs the asynchronous check without its pause, and waits for the result.
  ///
  /// A check is skipped when a rule is broken, or when it has judged this value already.
  ///
  /// - Returns: ``isValid`` after the check; `false` when the check was cancelled and the value differs from
  ///   ``initial``.
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

  /// The value, if the asynchronous check may run for it. Observers compare the value itself, as a rule may break and
  /// hold again before an observer is notified.
  private var checkable: Value? { isDirty && brokenRule == nil ? value : nil }

  /// The result of the asynchronous check for the present value, if there is one.
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
      // The check was cancelled, so the value isn't known to be right.
    } catch {
      if asked == value {
        checked = Checked(value: asked, problem: error.userMessage, isUncertain: true)
      }
    }
  }
}

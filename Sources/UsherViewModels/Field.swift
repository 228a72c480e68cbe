public import Observation

/// A value that the person enters, together with rules for the value and a message for each rule.
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
/// The message shows from the moment when the person has left the field, not while they begin to type. The result of
/// an asynchronous check (``check(_:of:after:_:)``) is used only for the value that was checked: when the value has
/// changed meanwhile, the result is ignored.
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
  /// Whether the value is a secret, for example a password. A view then treats what is typed as private, and the field's
  /// description for developers doesn't show the value.
  public let isPrivate: Bool

  /// The present value of the field. A change starts the asynchronous check, if the field has one.
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
  /// The value that the field was made with, or that ``reset(to:)`` has set last; ``reset()`` restores it.
  public private(set) var initial: Value {
    get {
      signals.read(\.second)
      return state.initial
    }
    set { signals.write(\.second) { state.initial = newValue } }
  }
  /// Whether ``message`` may show: `true` after ``touch()`` or ``validate()``, until the field is reset.
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
  /// The value that the newest running check has been given; `nil` when that check has ended.
  private var asking: Value?

  /// Makes a field with an initial value and rules.
  ///
  /// - Parameters:
  ///   - value: the initial value.
  ///   - rules: the rules, in the order in which they are checked; the first rule that the value breaks gives the
  ///     message.
  ///   - isPrivate: whether the value is a secret, which no host may store, log, or keep in a browser. A view model must
  ///     not put it into its `savedState` either.
  public init(_ value: Value, _ rules: Rule<Value>..., isPrivate: Bool = false) {
    state = State(value: value, initial: value)
    self.rules = rules
    self.isPrivate = isPrivate
  }

  /// Adds a rule that reads the view model of the field. Call this in the view model's initializer.
  ///
  /// ```swift
  /// again.rule(of: self) { model, text in
  ///   text == model.password.value ? nil : "The passwords differ."
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - owner: the object that `check` gets, held weakly; usually `self`. When the object is gone, every value
  ///     obeys the rule.
  ///   - check: returns the message for the person when the value breaks the rule; `nil` when the value obeys it. The
  ///     closure must read observable state only.
  public func rule<Owner: AnyObject>(
    of owner: Owner,
    _ check: @escaping (Owner, Value) -> String?
  ) {
    weak let owner = owner
    rules.append(Rule { value in owner.flatMap { check($0, value) } })
  }

  /// Adds an asynchronous check, for example a request to a server whether a name is taken. A field has at most one
  /// such check: a second call replaces the first check.
  ///
  /// ```swift
  /// username.check(screen, of: self, after: .milliseconds(300)) { model, name in
  ///   try await model.accounts.isTaken(name) ? "This name is taken." : nil
  /// }
  /// ```
  ///
  /// After a change, the check runs when the value obeys all rules and has stayed the same for the pause.
  /// ``validate()`` runs it without the pause.
  ///
  /// - Parameters:
  ///   - lifetime: the screen or flow. When it ends, checks that a change has started are cancelled, and changes start
  ///     no more checks.
  ///   - owner: the object that `check` gets, held weakly; usually `self`.
  ///   - pause: the time, by the scope's clock, for which the value must stay the same before the check begins.
  ///   - check: returns the message for the person when the value isn't accepted; `nil` when it is accepted. If the
  ///     closure throws an error, the error's message shows as the problem, and the next ``validate()`` checks the
  ///     value again.
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

  /// The message of the first rule that the value breaks, else the message of the asynchronous check; `nil` when
  /// nothing is known to be wrong. It is there before the person may see it: a view shows ``message``.
  public var problem: String? { brokenRule ?? known?.problem }
  /// The message that a view shows: ``problem`` when ``isTouched`` is `true`, otherwise `nil`.
  public var message: String? { isTouched ? problem : nil }
  /// A list that contains only the ``problem``; empty when there is no problem.
  public var problems: [String] { [problem].compactMap(\.self) }
  /// Whether the value obeys all rules, and the asynchronous check, if the field has one, has accepted the value.
  ///
  /// The ``initial`` value needs no check: it is accepted, unless a check has refused it.
  public var isValid: Bool { problem == nil && (check == nil || known != nil || !isDirty) }
  /// Whether one of the rules is a `required` rule, so that a host can mark the field before the person fills it in.
  public var isRequired: Bool { rules.contains(where: \.isRequirement) }
  /// Whether the value differs from ``initial``.
  public var isDirty: Bool { value != initial }
  /// Whether an asynchronous check runs.
  public var isChecking: Bool { checks > 0 }
  /// A binding that reads and writes the value. The binding holds the field strongly.
  public var binding: ValueBinding<Value> {
    ValueBinding(get: { self.value }, set: { self.value = $0 })
  }

  /// Lets the field's message show from now on. A view calls this when the person has left the field.
  public func touch() {
    if !isTouched { isTouched = true }
  }

  /// Restores the ``initial`` value and hides the message, as if the person had never been in the field.
  public func reset() { reset(to: initial) }

  /// Sets the value and the ``initial`` value to a new one and hides the message.
  public func reset(to value: Value) {
    initial = value
    self.value = value
    recheck?.pause.cancel()
    isTouched = false
  }

  /// Lets the message show, runs the asynchronous check without its pause, and waits for the result of the check.
  ///
  /// The check doesn't run when the value breaks a rule, or when the check has accepted or refused this value already.
  ///
  /// - Returns: ``isValid`` after the check. It is `false` when the check was cancelled and the value differs from
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

extension Field: CustomReflectable, CustomStringConvertible {
  /// The value as it may be shown to developers: dots for a private one.
  private var shownValue: Any { isPrivate ? "•••" : state.value }

  /// The field for debuggers and inspectors: its value and its message. A private value isn't shown.
  public var customMirror: Mirror {
    Mirror(self, children: ["value": shownValue, "message": message as Any])
  }

  /// The value as text; dots for a private one.
  public var description: String { "Field(\(shownValue))" }
}

public import Usher

/// A step of a script: an act of the person, or an act of the app's code.
///
/// ```swift
/// let script: [ConformanceStep] = [.push(flow: 0, n: 1), .back]
/// ```
///
/// A step names its screen, layer, tab or flow by a number, which is taken modulo the number of those that exist at
/// that moment: `flow: 5` is the second flow when there are two flows. So a script stays meaningful when steps are left
/// out. In a step that shows a screen or child, `n` is the number in its route.
public enum ConformanceStep: Hashable, Sendable {
  /// What the guard of a screen answers when the screen is about to leave.
  public enum Answer: Hashable, Sendable { case allow, deny, ask }

  // Acts of the person, through the host.
  case back
  case backTo(screen: Int)
  case dismiss(layer: Int)
  case begin(dismissing: Int?)
  case commit
  case cancelGesture
  case select(tab: Int)
  /// Answers the open prompt. Before that, a word is typed into its field if the number `text` is odd, and nothing if
  /// it is even.
  case answer(button: Int, text: Int)
  /// Answers a prompt that was answered before and isn't open any more.
  case lateAnswer
  case open(path: String)
  /// Taps the button on a screen; the button shows the screen `n`. The tapped screen may be covered: then nothing must
  /// happen.
  case tap(screen: Int, n: Int)
  /// Types a text on a screen. The screen may be covered: then nothing must happen.
  case type(screen: Int, n: Int)
  case forward
  case escape
  case resize(hasRoom: Bool)
  case close

  // Acts of the app's code.
  case push(flow: Int, n: Int)
  case present(flow: Int, n: Int, Placement)
  case start(flow: Int, n: Int, Placement)
  case replace(flow: Int, n: Int)
  case pop(flow: Int)
  case popToStart(flow: Int)
  case finish(flow: Int)
  case cancel(flow: Int)
  /// Shows a prompt, with a text field when `n` is a multiple of three.
  case ask(flow: Int, n: Int)
  /// Shows a route that requires a sign-in.
  case gate(flow: Int, n: Int)
  /// Signs in and proceeds to the required route.
  case pass(flow: Int)
  /// Starts work that runs a child and waits for its outcome.
  case awaitChild(flow: Int, n: Int, Placement)
  /// Starts work that shows a prompt and waits for its answer.
  case awaitAnswer(flow: Int)
  /// Cancels the newest work of a flow, with the child or prompt that the work waits for.
  case cancelWork(flow: Int)
  /// Sets what the guard of a screen answers from now on.
  case guarding(screen: Int, Answer)
  /// Shows a prompt. An observer of transitions pushes a screen when the observer is notified of the prompt.
  case observerPush(flow: Int, n: Int)
}

extension ConformanceStep {
  /// Returns a random step, and sometimes a second one that belongs to it: the end of a gesture after its begin, or
  /// Forward after Back.
  static func randomSteps(
    _ setup: ConformanceSetup,
    using random: inout some RandomNumberGenerator
  ) -> [ConformanceStep] {
    let step = self.random(setup, using: &random)
    switch (step, Int.random(in: 0..<4, using: &random)) {
    case (.begin, 0...1): return [step, .commit]
    case (.begin, 2): return [step, .cancelGesture]
    case (.back, 0): return [step, .forward]
    default: return [step]
    }
  }

  /// Returns a random step: its kind and all its values come from the generator `random`.
  static func random(
    _ setup: ConformanceSetup,
    using random: inout some RandomNumberGenerator
  ) -> ConformanceStep {
    let target = Int.random(in: 0..<12, using: &random)
    let n = Int.random(in: 0..<5, using: &random)
    let placement: Placement = [.push, .sheet, .fullScreen][
      Int.random(in: 0..<3, using: &random)
    ]
    switch Int.random(in: 0..<44, using: &random) {
    case 0...2: return .back
    case 3: return .backTo(screen: target)
    case 4: return .dismiss(layer: target)
    case 5: return .begin(dismissing: Bool.random(using: &random) ? target : nil)
    case 6: return .commit
    case 7: return .cancelGesture
    case 8: return .select(tab: target)
    case 9...10: return .answer(button: target, text: n)
    case 11: return .lateAnswer
    case 12: return .open(path: path(tabs: setup.tabs, using: &random))
    case 13...14: return .tap(screen: target, n: n)
    case 15...16: return .push(flow: target, n: n)
    case 17: return .present(flow: target, n: n, placement.isModal ? placement : .sheet)
    case 18...20:
      let isHasty = Int.random(in: 0..<6, using: &random) == 0
      return .start(
        flow: target,
        n: isHasty ? ConformanceCoordinator.hasty + n : n % ConformanceCoordinator.slots,
        placement
      )
    case 21: return .replace(flow: target, n: n)
    case 22: return .pop(flow: target)
    case 23: return .popToStart(flow: target)
    case 24: return .finish(flow: target)
    case 25: return .cancel(flow: target)
    case 26: return .ask(flow: target, n: n)
    case 27: return .observerPush(flow: target, n: n)
    case 28: return .type(screen: target, n: n)
    case 29: return .forward
    case 30: return .escape
    case 31: return .resize(hasRoom: Bool.random(using: &random))
    case 32: return n == 0 ? .close : .back
    case 33...34: return .gate(flow: target, n: n)
    case 35...37: return .pass(flow: target)
    case 38:
      return .awaitChild(flow: target, n: n % ConformanceCoordinator.slots, placement)
    case 39: return .awaitAnswer(flow: target)
    case 40: return .cancelWork(flow: target)
    default:
      let answer: Answer = [.allow, .deny, .ask][Int.random(in: 0..<3, using: &random)]
      return .guarding(screen: target, answer)
    }
  }

  private static func path(tabs: Int, using random: inout some RandomNumberGenerator) -> String {
    var parts: [String] = []
    if tabs > 0 { parts.append("tab/\(Int.random(in: 0..<tabs, using: &random))") }
    for _ in 0..<Int.random(in: 0..<3, using: &random) {
      parts.append("\(Int.random(in: 0..<3, using: &random))/child")
    }
    switch Int.random(in: 0..<4, using: &random) {
    case 0: parts.append("\(Int.random(in: 0..<5, using: &random))")
    case 1:
      parts.append("gate/\(Int.random(in: 0..<3, using: &random))")
      return parts.joined(separator: "/")
    default: break
    }
    // An address that leads nowhere, at any depth.
    if Int.random(in: 0..<4, using: &random) == 0 { parts.append("nothing") }
    return parts.joined(separator: "/")
  }
}

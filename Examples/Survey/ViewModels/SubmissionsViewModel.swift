package import Foundation
public import Observation
package import SurveyModel
public import Usher

/// The person's submissions, and a chart of everybody's answers.
@Observable
public final class SubmissionsViewModel: ViewModel {
  /// A submission as a row of the list.
  public struct Row: Identifiable, Equatable, Sendable {
    public let id: String
    public let company: String
    public let date: String
  }

  /// A bar of the chart: one answer, with the number of people who gave it.
  public struct Bar: Identifiable, Equatable, Sendable {
    public var id: String { label }
    public let label: String
    public let count: Int
    /// The largest count of the chart, at least 1.
    public let scale: Int
    /// The text for screen readers: “5–9: 3 of 4 answers”.
    public let text: String
  }

  /// A question that the chart can show.
  public struct Question: Identifiable, Equatable, Sendable {
    public let id: String
    public let title: String
    public let isSelected: Bool
  }

  /// The loaded submissions and the chart.
  public struct Content: Equatable, Sendable {
    public let rows: [Row]
    public let bars: [Bar]
    package let total: Int
  }

  public let title = "Submissions"
  public private(set) var content = Loadable<Content>.idle
  private var question = SurveyQuestion.experience

  private let questionnaire: Questionnaire
  private let visitor: String
  private let locale: Locale
  private let screen: Screen<Event>
  private let loading = Command(.restart)

  /// An event that the screen sends to its coordinator.
  package enum Event { case didSelect(Submission.ID) }

  package init(
    questionnaire: Questionnaire,
    visitor: String,
    locale: Locale = Locale(identifier: "en_US"),
    screen: Screen<Event>
  ) {
    self.questionnaire = questionnaire
    self.visitor = visitor
    self.locale = locale
    self.screen = screen
    reload()
    screen.scope.forEach(questionnaire.submitted()) { [weak self] in self?.reload() }
  }

  public var questions: [Question] {
    SurveyQuestion.allCases.map {
      Question(id: $0.rawValue, title: Self.title(of: $0), isSelected: $0 == question)
    }
  }

  /// Call when another question was chosen for the chart.
  public func questionChosen(_ id: Question.ID) {
    guard let question = SurveyQuestion(rawValue: id), question != self.question else { return }
    self.question = question
    reload()
  }

  /// Call when a row was chosen.
  public func select(_ id: Row.ID) {
    if content.value?.rows.contains(where: { $0.id == id }) == true {
      screen.send(.didSelect(id))
    }
  }

  /// Call when the person wants to repeat the failed request.
  public func retryButtonTapped() { reload() }

  private func reload() { loading(screen, of: self) { await $0.load() } }

  private func load() async {
    await content.load(into: { content = $0 }) {
      let submissions = try await questionnaire.submissions(of: visitor)
      let counts = try await questionnaire.counts(of: question)
      let total = counts.map(\.count).reduce(0, +)
      return Content(
        rows: submissions.map {
          Row(
            id: $0.id,
            company: $0.answers.companyName,
            date: SubmissionDate.text(of: $0.date, locale)
          )
        },
        bars: counts.map {
          Bar(
            label: $0.answer,
            count: $0.count,
            scale: max(1, counts.map(\.count).max() ?? 1),
            text: "\($0.answer): \($0.count) of \(total) \(total == 1 ? "answer" : "answers")"
          )
        },
        total: total
      )
    }
  }

  private static func title(of question: SurveyQuestion) -> String {
    switch question {
    case .experience: "Experience"
    case .salary: "Salary"
    case .employer: "Employer"
    }
  }
}

/// Restores the question of the chart after the process died.
extension SubmissionsViewModel: Restorable {
  public var savedState: String {
    get { question.rawValue }
    set { question = SurveyQuestion(rawValue: newValue) ?? question }
  }
}

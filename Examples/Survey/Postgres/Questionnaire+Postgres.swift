public import SurveyModel

extension Questionnaire {
  /// Makes the model of several processes.
  public convenience init(store: PostgresSurveyStore) {
    self.init(store: store as any SurveyStore)
  }
}

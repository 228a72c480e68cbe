public import Usher

extension View {
  /// Returns a binding to a property of the view model, for a field.
  ///
  /// ```swift
  /// TextField("Username", bind(\.username))
  /// ```
  public func bind<Value>(
    _ path: ReferenceWritableKeyPath<Model, Value>
  ) -> ValueBinding<Value> {
    viewModel.bind(path)
  }
}
